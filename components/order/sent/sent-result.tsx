'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fulfilment } from '@/domain/order/fulfilment';
import type { Locale } from '@/i18n/locales';
import type { SentDrawings } from './draw-sent';
import { SentAnswers, SentReference, SentWork } from './receipt';
import type { ReceiptWords } from './receipt-words';
import { readSent, type SentOrder } from './sent-order';
import { pictureOf } from './sent-picture';
import styles from './sent-result.module.css';
import { PaperSheet } from './sheet';

type Props = Readonly<{
  locale: Locale;
  words: ReceiptWords;
  thanks: ReactNode;
  /** What happens next, for each way an order is fulfilled. */
  next: Readonly<Record<Fulfilment, ReactNode>>;
  contact: ReactNode;
  links: ReactNode;
  /** Shown where the tab has no order. */
  empty: ReactNode;
}>;

/** Draws what was ordered. The drawing loads after the page: until then, and without it, the picture stands there. */
function useDrawings(sent: SentOrder | null | undefined, { locale, words }: Pick<Props, 'locale' | 'words'>) {
  const [drawings, setDrawings] = useState<SentDrawings | null>(null);
  useEffect(() => {
    if (!sent || !pictureOf(sent)) return;
    import('./draw-sent').then(
      ({ drawSent }) => setDrawings(drawSent({ locale, words, sent })),
      () => undefined,
    );
  }, [sent, locale, words]);
  return drawings;
}

/**
 * The receipt of the order that the tab has stored, in the page's language. Without one the page says so (ORDER-22).
 */
export function SentResult({ locale, words, thanks, next, contact, links, empty }: Props) {
  const [sent, setSent] = useState<SentOrder | null | undefined>(undefined);
  const drawings = useDrawings(sent, { locale, words });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setSent(readSent()), []);
  useEffect(() => {
    // the page answers the press of the Order button, so a screen reader begins at its heading
    if (sent) heading.current?.focus();
  }, [sent]);
  if (!sent)
    return (
      <div className={styles.empty} data-known={sent === undefined ? undefined : ''}>
        {empty}
      </div>
    );
  const told = { locale, words, sent };
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.first} data-bare={pictureOf(sent) ? undefined : ''}>
          <SentWork {...told} drawing={drawings?.page ?? null} />
          <div className={styles.said}>
            <h1 ref={heading} className="vinyl" tabIndex={-1}>
              {words.heading}
            </h1>
            <p className={`essay ${styles.lead}`}>{thanks}</p>
            <SentReference {...told} />
          </div>
        </div>
        <SentAnswers {...told} />
        <div className={styles.pair}>
          {next[sent.fulfilment]}
          {contact}
        </div>
        {links}
      </div>
      <PaperSheet {...told} drawing={drawings?.paper ?? null} />
    </>
  );
}
