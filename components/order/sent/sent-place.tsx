import type { ReactNode } from 'react';
import { Act } from '@/components/islands/island';
import { slotted } from '@/components/islands/slotted';
import type { Locale } from '@/i18n/locales';
import { findSent, type SentParts } from './find-sent.browser';
import type { ReceiptWords } from './receipt-words';
import './sent-result.css';

type Props = Readonly<{
  locale: Locale;
  words: ReceiptWords;
  /** Shown where the tab has no order. */
  empty: ReactNode;
}> &
  Readonly<Record<keyof SentParts, ReactNode>>;

/** The place of the receipt, in the page's language. The order itself is in the tab. */
export const SentPlace = ({ locale, words, empty, ...parts }: Props) => (
  <Act of={findSent} props={{ locale, words }} wakes="now">
    <div className="sent-result__empty" data-empty="">
      {empty}
    </div>
    <div hidden data-late="">
      {Object.values(slotted(parts))}
    </div>
  </Act>
);
