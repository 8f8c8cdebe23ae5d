'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fulfilment } from '@/domain/order/fulfilment';
import type { Locale } from '@/i18n/locales';
import { type ReceiptWords, SentAnswers, SentReference, SentWork } from './receipt';
import { readSent, type SentOrder } from './sent-order';
import styles from './sent-result.module.css';

type Words = ReceiptWords & Readonly<Record<'none' | 'heading' | 'nothing', string>> & Readonly<{ thanks: ReactNode }>;
type Props = Readonly<{
  locale: Locale;
  words: Words;
  /** What happens next, for each course of an order. */
  next: Readonly<Record<Fulfilment, ReactNode>>;
  contact: ReactNode;
  links: ReactNode;
}>;

/**
 * The receipt of the order that the tab has stored, in the page's language. Without one the page says so (ORDER-22).
 */
export function SentResult({ locale, words, next, contact, links }: Props) {
  const [sent, setSent] = useState<SentOrder | null | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setSent(readSent()), []);
  useEffect(() => {
    // the page answers the press of the Order button, so a screen reader begins at its heading
    if (sent) heading.current?.focus();
  }, [sent]);
  const told = { locale, words };
  return (
    <div className={styles.page} data-known={sent === undefined ? undefined : ''}>
      <div className={styles.first} data-bare={sent?.image === null ? '' : undefined}>
        {sent ? <SentWork {...told} sent={sent} /> : null}
        <div className={styles.said}>
          <h1 ref={heading} className="vinyl" tabIndex={-1}>
            {sent ? words.heading : words.nothing}
          </h1>
          <p className={`essay ${styles.lead}`}>{sent ? words.thanks : words.none}</p>
          {sent ? <SentReference {...told} sent={sent} /> : null}
          {sent ? null : links}
        </div>
      </div>
      {sent ? (
        <>
          <SentAnswers {...told} sent={sent} />
          <div className={styles.pair}>
            {next[sent.course]}
            {contact}
          </div>
          {links}
        </>
      ) : null}
    </div>
  );
}
