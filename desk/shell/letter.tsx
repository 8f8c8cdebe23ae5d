import type { Locale } from '@/i18n/locales';
import { markOf, previewedField } from '../acts/texts';
import { useDesk } from './use-desk';

type Props = Readonly<{
  to: string;
  subject: string;
  text: string;
  /** Of its subject and text; undefined: the page's. */
  lang?: Locale;
  /** A button has asked for it, so the page is read from here. */
  isAsked?: boolean;
}>;

export function Letter({ to, subject, text, lang, isAsked = false }: Props) {
  const { words } = useDesk();
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button
    <div className="letter plate" tabIndex={isAsked ? -1 : undefined} autoFocus={isAsked}>
      <dl className="letter-head ruled grid">
        <dt className="dim">{words('desk.order.letterTo')}</dt>
        <dd>{to}</dd>
        <dt className="dim">{words('desk.order.letterSubject')}</dt>
        <dd lang={lang}>{subject}</dd>
      </dl>
      <p className="letter-text" lang={lang}>
        {text}
      </p>
    </div>
  );
}

/** A letter that was asked for, with the mark by which only that one leaves. `of`: what the letter is of. */
export const PreviewedLetter = ({ of, ...letter }: Props & Readonly<{ of: unknown }>) => (
  <div className="field">
    <input type="hidden" name={previewedField} value={markOf(of)} />
    <Letter {...letter} isAsked />
  </div>
);
