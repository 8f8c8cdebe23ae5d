import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { Button, Ring } from '../shell/parts';

type Gate = Readonly<{ locale: Locale; heading: string; text: string; note?: string; children?: ReactNode }>;

const gate = ({ locale, heading, text, note, children }: Gate): ReactNode => (
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
);

export type GatePage = Readonly<{ title: string; body: ReactNode; refresh?: string }>;

export function unknownPage(locale: Locale, canSend: boolean): GatePage {
  const words = translator(locale);
  const body = gate({
    ...{ locale, heading: words('desk.entry.hello') },
    text: words(canSend ? 'desk.entry.unknown' : 'desk.entry.unknownHere'),
    ...(canSend && { note: words('desk.entry.toYou') }),
    children: canSend && (
      <form method="post" action="/enter">
        <Button isWide>{words('desk.entry.send')}</Button>
      </form>
    ),
  });
  return { title: words('desk.entry.title'), body };
}

/** After a link was asked for: the same page whether one left or not. */
export function mailedPage(locale: Locale): GatePage {
  const words = translator(locale);
  const [heading, text, note] = [
    words('desk.entry.mailed'),
    words('desk.entry.mailedText'),
    words('desk.entry.noLetter'),
  ];
  return { title: heading, body: gate({ locale, heading, text, note }) };
}

/** What a link opens: one button, so that what only looks at a letter's links does not use it up. */
export function openPage(locale: Locale, secret: string, device: string): GatePage {
  const words = translator(locale);
  const children = (
    <form method="post" action={`/enter/${secret}`}>
      <div className="field">
        <label className="field-label" htmlFor="name">
          {words('desk.entry.name')}
        </label>
        <input
          className="input"
          id="name"
          name="name"
          type="text"
          autoComplete="off"
          maxLength={60}
          defaultValue={device}
        />
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
  const text = words('desk.entry.once');
  const body = gate({
    locale,
    heading: words('desk.entry.question'),
    text,
    note: words('desk.entry.notYou'),
    children,
  });
  return { title: words('desk.entry.question'), body };
}

export function deadPage(locale: Locale): GatePage {
  const words = translator(locale);
  const body = gate({ locale, heading: words('desk.entry.dead'), text: words('desk.entry.deadText') });
  return { title: words('desk.entry.dead'), body };
}

/** For whoever followed a link of another site: this page opens the same address again, then with the cookie. */
export function reopenPage(locale: Locale, target: string): GatePage {
  const words = translator(locale);
  const children = (
    <a className="btn btn--wide" href={target}>
      {words('desk.entry.goOn')}
    </a>
  );
  const body = gate({ locale, heading: words('desk.nav.title'), text: words('desk.entry.reopens'), children });
  return { title: words('desk.nav.title'), body, refresh: `0; url=${target}` };
}

export function plainPage(locale: Locale, what: 'missing' | 'foreign' | 'broken' | 'unread', why?: string): GatePage {
  const words = translator(locale);
  const children = (
    <a className="btn btn--line btn--wide" href="/">
      {words('desk.today.title')}
    </a>
  );
  const body = gate({
    ...{ locale, heading: words(`desk.problems.${what}.h`), text: why ?? words(`desk.problems.${what}.p`), children },
  });
  return { title: words(`desk.problems.${what}.h`), body };
}
