import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { relativeMoment } from '@/server/submissions/views/dates';
import type { Context } from '../acts/act';
import { useDesk } from './use-desk';

export type Writer = 'buyer' | 'artist' | null;

/** `by`: whose words they are; `lang`: of the text, where that is not the page's. */
type Props = Readonly<{
  at: number;
  by: Writer;
  what: ReactNode;
  text?: string;
  lang?: Locale | undefined;
  children?: ReactNode;
}>;

export const letterState = ({ sent_at: at }: Readonly<{ sent_at: number | null }>, context: Context): string =>
  at === null
    ? context.words('desk.order.letterWaits')
    : context.words('desk.order.letterLeft', { moment: relativeMoment(at, context) });

export const StreamItem = ({ at, by, what, text, lang, children }: Props) => (
  <li className={by ? `stream-item stream-item--${by}` : 'stream-item'}>
    <p className="stream-who wraps spread g0-3">
      {what && <span>{what}</span>} <time>{relativeMoment(at, useDesk())}</time>
    </p>
    {text && (
      <p className="stream-text" lang={lang}>
        {text}
      </p>
    )}
    {children}
  </li>
);
