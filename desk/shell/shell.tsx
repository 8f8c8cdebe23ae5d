import type { ReactNode } from 'react';
import { otherLocale } from '@/i18n/locales';
import type { Context, Tried } from '../acts/act';
import { unpublished } from '../publication';
import type { Notice, Page } from '../screens/screen';
import { namesOf } from '../works/differences';
import { Banner, Button, Icon, Title } from './parts';
import { drawn } from './pieces';
import { type Link, linkOf, links, ofSite } from './places';
import { DeskContext } from './use-desk';

function currentOf({ place, to, where }: Omit<Link, 'name'>, view: Pick<Page, 'place'> & Pick<View, 'path'>) {
  if (place !== view.place && !(where === 'bar' && ofSite.has(view.place))) return undefined;
  return to === view.path ? 'page' : 'true';
}

const itemClass = { both: 'nav-item', rail: 'nav-item nav-item--rail', bar: 'nav-item nav-item--bar' };

export type View = Readonly<{
  context: Context;
  /** The path that is shown, and the whole address, for the change of language. */
  path: string;
  address: string;
  notice: Notice | null;
  /** An act of this tab has just been done, or was when the page is loaded anew. */
  isDone: boolean;
  tried: Tried | null;
  fresh: number;
}>;

const Head = ({ context: { words, locale, settings }, address }: View) => (
  <header className="head">
    <a className="brand target" href="/">
      {words('desk.nav.title')}
      <span className="brand-dot" aria-hidden="true" />
    </a>
    <div className="head-tools flex">
      <form method="post" action="/language">
        <input type="hidden" name="to" value={address} />
        <button
          className="head-tool target g2"
          type="submit"
          name="language"
          value={otherLocale[locale]}
          lang={otherLocale[locale]}
        >
          {otherLocale[locale].toUpperCase()}
          <span className="head-word">{words('desk.nav.language')}</span>
        </button>
      </form>
      <a className="head-tool target g2" href={settings.siteUrl} target="_blank" rel="noreferrer">
        <Icon name="look" isSmall />
        <span className="head-word">{words('desk.nav.look')}</span>
        <span className="visually-hidden">, {words('desk.nav.newTab')}</span>
      </a>
    </div>
  </header>
);

const Nav = ({ context: { words }, fresh, place, path }: View & Pick<Page, 'place'>) => (
  <nav className="nav" aria-label={words('desk.nav.title')}>
    <ul className="nav-list">
      {links.map(({ place: own, to, where, name }) => (
        <li key={own} className={itemClass[where]}>
          <a className="nav-link dotted" href={to} aria-current={currentOf({ place: own, to, where }, { place, path })}>
            <Icon name={own} />
            {words(name)}
            {own === 'inbox' && fresh > 0 && (
              <span className="nav-count">
                {fresh}
                <span className="visually-hidden"> {words('desk.nav.fresh', { n: fresh })}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const mostNamed = 5;

const Done = ({ context, notice }: View) => {
  if (!notice) return null;
  const { words, now } = context;
  const { text, undo, publish } = notice;
  const others = publish ? (unpublished(context) ?? []).filter(({ id }) => publish.includes(id)) : [];
  const also =
    others.length > 0 && ` ${words('desk.publish.alsoGoes', { names: namesOf(context, others, mostNamed) })}`;
  return (
    <Banner text={text + (also || '')} isRead>
      {publish && (
        <form className="wraps g0-6" method="post" action="/publish/start">
          <Button isLink>{words('desk.publish.atOnce')}</Button>
          <a className="link" href="/publish">
            {words('desk.publish.seeAll')}
          </a>
        </form>
      )}
      {undo && undo.until > now && (
        <form
          className="wraps g0-6"
          method="post"
          action={'action' in undo ? undo.action : `/orders/${undo.reference}/undo`}
        >
          <input type="hidden" name="undo" value={'action' in undo ? undo.id : undo.position} />
          <Button isLink>
            <Icon name="turn" isSmall />
            {words('desk.undo.undo', { minutes: Math.ceil((undo.until - now) / 60_000) })}
          </Button>
          {'reference' in undo && (
            <Button isLink formAction={`/orders/${undo.reference}/send-now`}>
              {words('desk.undo.sendNow')}
            </Button>
          )}
        </form>
      )}
    </Banner>
  );
};

const Refused = ({ context: { words }, tried }: View) => {
  // a form that was only looked at is not refused
  if (!tried || (!tried.changed && Object.keys(tried.problems).length === 0)) return null;
  const whole = tried.changed ? words('desk.problems.changed') : tried.problems['']?.(words);
  return <Banner isBad isRead={whole !== undefined} text={whole ?? words('desk.problems.below')} />;
};

export const titleOf = ({ title, place }: Page, words: Context['words']): string => title ?? words(linkOf(place).name);

export function inShell(page: Page, view: View): ReactNode {
  const { words } = view.context;
  const { actbar, isNarrow, place, heading = titleOf(page, words), sub, beside, main } = page;
  const back =
    typeof page.back === 'string' ? { to: linkOf(page.back).to, name: words(linkOf(page.back).name) } : page.back;
  const body = ['desk', actbar && 'desk--act', back && 'desk--in'].filter(Boolean).join(' ');
  return (
    <DeskContext value={{ ...view.context, tried: view.tried, act: '' }}>
      <body
        className={body}
        data-unreached={words('desk.problems.unreached')}
        data-uploads={words('desk.problems.uploads')}
        data-done={view.isDone ? '' : undefined}
      >
        <a className="skip" href="#main">
          {words('desk.nav.skip')}
        </a>
        <div className="side">
          <Head {...view} />
          <Nav {...view} place={place} />
        </div>
        <main className={isNarrow ? 'page page--narrow' : 'page'} id="main" tabIndex={-1}>
          {back && (
            <a className="back target g1 semi plain" href={back.to}>
              <Icon name="back" isSmall />
              {back.name}
            </a>
          )}
          <Refused {...view} />
          <Done {...view} />
          {heading !== null && (
            <Title heading={heading} sub={sub}>
              {beside}
            </Title>
          )}
          {drawn(main)}
          {actbar}
        </main>
      </body>
    </DeskContext>
  );
}
