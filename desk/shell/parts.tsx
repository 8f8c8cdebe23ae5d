import type { ComponentProps, ReactNode } from 'react';
import type { Submission } from '@/server/storage/queries/read';
import { relativeMoment } from '@/server/submissions/views/dates';
import { previewStep } from '../acts/texts';
import { type IconName, icons } from './icons';
import { useDesk } from './use-desk';

/** Decoration: the word beside it says what it means. */
export const Icon = ({ name, isSmall = false }: Readonly<{ name: IconName; isSmall?: boolean }>) => (
  <svg className={isSmall ? 'icon icon--small' : 'icon'} viewBox="0 0 24 24" data-icon={name} aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

export const Ring = ({ isTurning = false }: Readonly<{ isTurning?: boolean }>) => (
  <span className={isTurning ? 'ring ring--turning' : 'ring'} aria-hidden="true" />
);

type ButtonStyle = Readonly<
  Partial<Record<'isLine' | 'isSmall' | 'isWide' | 'isLink' | 'isDanger', boolean | undefined>>
>;

const classOf = ({ isLine, isSmall, isWide, isLink, isDanger }: ButtonStyle): string =>
  (isLink
    ? ['link', isDanger && 'link--danger']
    : ['btn', isLine && 'btn--line', isSmall && 'btn--small', isWide && 'btn--wide']
  )
    .filter(Boolean)
    .join(' ');

type ButtonProps = ButtonStyle & Pick<ComponentProps<'button'>, 'name' | 'value' | 'form' | 'formAction' | 'children'>;

export const Button = ({ isLine, isSmall, isWide, isLink, isDanger, children, ...sends }: ButtonProps) => (
  <button className={classOf({ isLine, isSmall, isWide, isLink, isDanger })} type="submit" {...sends}>
    {!isLink && <Ring />}
    {children}
  </button>
);

export const Hidden = ({ fields }: Readonly<{ fields: Readonly<Record<string, string | number>> }>) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type PostFormProps = ButtonStyle &
  Readonly<{
    to: string;
    name: string;
    /** What it is done to, which is only heard. */
    about?: string;
    hidden?: Readonly<Record<string, string | number>>;
    className?: string;
  }>;

/** A button that is a form of its own. `hidden`: what it sends. */
export const PostForm = ({ to, name, about, hidden = {}, className, ...look }: PostFormProps) => (
  <form method="post" action={to} className={className}>
    <Hidden fields={hidden} />
    <Button {...look}>
      {name}
      {about && <span className="visually-hidden">: {about}</span>}
    </Button>
  </form>
);

/** Sends the form only to look at what it would do, as at a letter. */
export const PreviewButton = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Button isLine {...previewStep}>
    {children}
  </Button>
);

export const ButtonLink = ({ to, children, ...look }: ButtonStyle & Readonly<{ to: string; children: ReactNode }>) => (
  <a className={classOf(look)} href={to}>
    <Ring />
    {children}
  </a>
);

type BannerProps = Readonly<{ text: ReactNode; isBad?: boolean; isRead?: boolean; children?: ReactNode }>;

/** One line of what happened, or of what is wrong. `isRead`: the page is read from here, as the answer to a button. */
export const Banner = ({ text, isBad = false, isRead = false, children }: BannerProps) => (
  <div
    className="done toned flow"
    data-tone={isBad ? 'bad' : 'ok'}
    role={isBad ? 'alert' : 'status'}
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: a screen reader tells no region that came with the page
    autoFocus={isRead}
  >
    <Icon name={isBad ? 'diamond' : 'tick'} />
    <p className="done-text">{text}</p>
    {children}
  </div>
);

type TitleProps = Readonly<{ heading: ReactNode; sub?: ReactNode; children?: ReactNode }>;

export const Title = ({ heading, sub, children }: TitleProps) => (
  <div className="title wraps items-end spread">
    <div>
      <h1>{heading}</h1>
      {sub && <p className="title-sub">{sub}</p>}
    </div>
    {children}
  </div>
);

type CameProps = Readonly<{ submission: Submission; name?: string | undefined }>;

export const Came = ({ submission: { created_at, reference }, name }: CameProps) => (
  <>
    {name && (
      <>
        <bdi>{name}</bdi>,{' '}
      </>
    )}
    {relativeMoment(created_at, useDesk())}
    <br />
    <span className="cap">{reference}</span>
  </>
);

type SearchProps = Readonly<{ to: string; label: string; typed: string; hint?: string }>;

export const Search = ({ to, label, typed, hint }: SearchProps) => (
  <form className="search field" action={to}>
    <Icon name="search" />
    <label className="visually-hidden" htmlFor="q">
      {label}
    </label>
    <input className="input" id="q" name="q" type="search" defaultValue={typed} placeholder={hint} />
  </form>
);

export const phoneLink = (number: string) => <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
export const emailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

type FoldProps = Readonly<{ heading: string; kind?: string; children: ReactNode }>;

export const Fold = ({ heading, kind, children, ...details }: FoldProps & ComponentProps<'details'>) => (
  <details className={['act ruled', kind].filter(Boolean).join(' ')} {...details}>
    <summary className="bar g3 strong">
      <Ring />
      {heading}
    </summary>
    {children}
  </details>
);

type SaveBarProps = Readonly<{ form: string; name: string; note?: string | false; children?: ReactNode }>;

/** The button of a page's form, at the foot of a phone. `note`: what is still to be done. */
export const SaveBar = ({ form, name, note, children }: SaveBarProps) => (
  <div className="actbar">
    {note && <p className="actbar-note">{note}</p>}
    {children}
    <Button form={form}>{name}</Button>
  </div>
);
