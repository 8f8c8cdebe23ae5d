import type { Locale } from '@/i18n/locales';
import type { Context } from '../acts/act';

/** A letter as its reader will see it. `isAsked`: a button has asked for it, so the page is read from here. */
export const Letter = ({
  to,
  subject,
  text,
  words,
  isAsked = false,
}: Readonly<{ to: string; subject: string; text: string; words: Context['words']; isAsked?: boolean }>) => (
  // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button
  <div className="letter" tabIndex={isAsked ? -1 : undefined} autoFocus={isAsked}>
    <dl className="letter-head">
      <dt>{words('desk.order.letterTo')}</dt>
      <dd>{to}</dd>
      <dt>{words('desk.order.letterSubject')}</dt>
      <dd>{subject}</dd>
    </dl>
    <p className="letter-text">{text}</p>
  </div>
);
