import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Document } from '../shell/document';
import { Button, PostForm, Ring } from '../shell/parts';

type Gate = Readonly<{ heading: string; text: string; title?: string; note?: string | false; children?: ReactNode }>;

const gate = (locale: Locale, { heading, text, title = heading, note, children }: Gate): Document => ({
  title,
  body: (
    <body className="gate" data-wall="digital_art">
      <header className="gate-head">
        <a className="brand target" href="/">
          {translator(locale)('desk.nav.title')}
          <span className="brand-dot" aria-hidden="true" />
        </a>
      </header>
      <main className="gate-main">
        <div className="gate-plate plate ink">
          <h1>{heading}</h1>
          <p className="title-sub">{text}</p>
          {children}
          {note && <p className="part-note">{note}</p>}
        </div>
      </main>
      <div className="floor" />
    </body>
  ),
});

const linkTo = (to: string, name: string, className: string) => (
  <a className={className} href={to}>
    {name}
  </a>
);

export function unknownPage(locale: Locale, canSend: boolean): Document {
  const words = translator(locale);
  return gate(locale, {
    title: words('desk.entry.title'),
    heading: words('desk.entry.hello'),
    text: words(canSend ? 'desk.entry.unknown' : 'desk.entry.unknownHere'),
    note: canSend && words('desk.entry.toYou'),
    children: canSend && <PostForm to="/enter" name={words('desk.entry.send')} isWide />,
  });
}

/** After a link was asked for: the same page whether one left or not. */
export function mailedPage(locale: Locale): Document {
  const words = translator(locale);
  const [heading, text] = [words('desk.entry.mailed'), words('desk.entry.mailedText')];
  return gate(locale, { heading, text, note: words('desk.entry.noLetter') });
}

/** What a link opens: one button, so that what only looks at a letter's links does not use it up. */
export function openPage(locale: Locale, secret: string, device: string): Document {
  const words = translator(locale);
  const name = {
    className: 'input',
    id: 'name',
    name: 'name',
    autoComplete: 'off',
    maxLength: 60,
    defaultValue: device,
  };
  const children = (
    <form method="post" action={`/enter/${secret}`}>
      <div className="field">
        <label className="field-label" htmlFor="name">
          {words('desk.entry.name')}
        </label>
        <input type="text" {...name} />
      </div>
      <label className="check">
        <input type="checkbox" name="own" defaultChecked />
        <Ring />
        <span>
          {words('desk.entry.own')}
          <span className="small block dim">{words('desk.entry.foreign')}</span>
        </span>
      </label>
      <Button isWide>{words('desk.entry.open')}</Button>
    </form>
  );
  const [heading, text] = [words('desk.entry.question'), words('desk.entry.once')];
  return gate(locale, { heading, text, note: words('desk.entry.notYou'), children });
}

export function deadPage(locale: Locale): Document {
  const words = translator(locale);
  return gate(locale, { heading: words('desk.entry.dead'), text: words('desk.entry.deadText') });
}

/** For whoever followed a link of another site: this page opens the same address again, then with the cookie. */
export function reopenPage(locale: Locale, target: string): Document {
  const words = translator(locale);
  const children = linkTo(target, words('desk.entry.goOn'), 'btn btn--wide');
  const page = gate(locale, { heading: words('desk.nav.title'), text: words('desk.entry.reopens'), children });
  return { ...page, refresh: `0; url=${target}` };
}

export function plainPage(locale: Locale, what: 'missing' | 'foreign' | 'broken' | 'unread', why?: string): Document {
  const words = translator(locale);
  const children = linkTo('/', words('desk.today.title'), 'btn btn--line btn--wide');
  return gate(locale, {
    heading: words(`desk.problems.${what}.h`),
    text: why ?? words(`desk.problems.${what}.p`),
    children,
  });
}
