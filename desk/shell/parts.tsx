import { Fragment, type ReactNode } from 'react';
import { seenField } from '../acts/act';
import { lookStep } from '../acts/texts';
import { type IconName, icons } from './icons';

/** Decoration: the word beside it says what it means. */
export const Icon = ({ name, isSmall = false }: Readonly<{ name: IconName; isSmall?: boolean }>) => (
  <svg className={isSmall ? 'icon icon--small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

export const Ring = () => <span className="ring" aria-hidden="true" />;

type Look = Readonly<{ isLine?: boolean; isSmall?: boolean; isWide?: boolean; children: ReactNode }>;

const buttonClass = ({ isLine, isSmall, isWide }: Look): string =>
  ['btn', isLine && 'btn--line', isSmall && 'btn--small', isWide && 'btn--wide'].filter(Boolean).join(' ');

export const Button = ({ children, ...look }: Look) => (
  <button className={buttonClass({ ...look, children })} type="submit">
    <Ring />
    {children}
  </button>
);

/** Sends the form only to look at what it would do, as at a letter. */
export const LookButton = ({ children }: Readonly<{ children: ReactNode }>) => (
  <button className="btn btn--line" type="submit" {...lookStep}>
    <Ring />
    {children}
  </button>
);

export const ButtonLink = ({ to, children, ...look }: Look & Readonly<{ to: string }>) => (
  <a className={buttonClass({ ...look, children })} href={to}>
    <Ring />
    {children}
  </a>
);

export const Links = ({ to }: Readonly<{ to: Readonly<Record<string, string>> }>) => (
  <p className="wraps g0-6">
    {Object.entries(to).map(([address, name]) => (
      <a key={address} className="link" href={address}>
        {name}
      </a>
    ))}
  </p>
);

/** What is wrong with a file of content, above what can be shown without it. */
export const Slip = ({ children }: Readonly<{ children: ReactNode }>) => (
  <div className="done flow done--bad" role="alert">
    <span className="done-icon">
      <Icon name="diamond" />
    </span>
    <p className="done-text">{children}</p>
  </div>
);

/** The heading of a page. `sub`: a line below it; `children`: what stands beside. */
export const Title = ({
  heading,
  sub,
  children,
}: Readonly<{ heading: ReactNode; sub?: ReactNode; children?: ReactNode }>) => (
  <div className="title wraps items-end spread">
    <div>
      <h1>{heading}</h1>
      {sub && <p className="title-sub">{sub}</p>}
    </div>
    {children}
  </div>
);

export const Part = ({
  id,
  heading,
  count,
  more,
  children,
}: Readonly<{
  id?: string;
  heading: string;
  count?: number;
  more?: Readonly<{ to: string; name: string }>;
  children: ReactNode;
}>) => (
  <section className="part" id={id}>
    <div className="part-head line">
      <h2>{heading}</h2>
      {count !== undefined && <span className="part-count">{count}</span>}
      {more && (
        <a className="part-more target" href={more.to}>
          {more.name}
        </a>
      )}
    </div>
    {children}
  </section>
);

export const LinkRow = ({
  to,
  icon,
  name,
  means,
}: Readonly<{ to: string; icon: IconName; name: string; means?: string }>) => (
  <li className="row row--go">
    <Icon name={icon} />
    <div className="row-main">
      <a className="row-name strong plain" href={to}>
        {name}
      </a>
      {means && <p className="row-what">{means}</p>}
    </div>
    <Icon name="next" isSmall />
  </li>
);

type Fact = readonly [label: ReactNode, text: ReactNode];

/** Labels and what they stand for; without what is empty. `isSums`: amounts, the last one their sum. */
export const Facts = ({ rows, isSums = false }: Readonly<{ rows: readonly Fact[]; isSums?: boolean }>) => (
  <dl className={isSums ? 'facts facts--sums' : 'facts'}>
    {rows
      .filter(([, text]) => text !== '' && text !== null)
      .map(([label, text], at, all) => {
        const total = isSums && at === all.length - 1 ? 'facts-total' : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
          <Fragment key={at}>
            <dt className={total}>{label}</dt>
            <dd className={total}>{text}</dd>
          </Fragment>
        );
      })}
  </dl>
);

/** What a form about an order carries, so that nothing is overwritten that its page did not show. */
export const Seen = ({ next }: Readonly<{ next: number }>) => <input type="hidden" name={seenField} value={next} />;

/** Something that can be done: its name, what it means, and its form. Open where its form was refused. */
export const ActDetails = ({
  name,
  means,
  isOpen = false,
  group,
  id,
  children,
}: Readonly<{ name: string; means: string; isOpen?: boolean; group: string; id?: string; children: ReactNode }>) => (
  <details className="act ruled" name={group} open={isOpen} id={id}>
    <summary className="bar g3 strong">
      <Ring />
      {name}
    </summary>
    <p className="act-means">{means}</p>
    <div className="act-body">{children}</div>
  </details>
);

/** The button of a page's form, at the foot of a phone. `note`: what is still to be done. */
export const SaveBar = ({
  form,
  name,
  note,
  children,
}: Readonly<{ form: string; name: string; note?: string | false; children?: ReactNode }>) => (
  <div className="actbar">
    {note && <p className="actbar-note">{note}</p>}
    {children}
    <button className="btn" type="submit" form={form}>
      <Ring />
      {name}
    </button>
  </div>
);
