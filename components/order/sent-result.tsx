'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readSent, type SentOrder } from './sent-order';
import styles from './sent-result.module.css';

type Words = Readonly<Record<'reference' | 'keep' | 'print' | 'none' | 'heading' | 'nothing', string>> &
  Readonly<{ thanks: ReactNode }>;
type Props = Readonly<{ words: Words; next: ReactNode; links: ReactNode }>;

const Ordered = ({ sent }: { sent: SentOrder }) => (
  <figure className={styles.ordered}>
    {sent.image ? (
      <span className={styles.wall}>
        <img src={sent.image} alt="" />
      </span>
    ) : null}
    <figcaption>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <i>{sent.title ?? sent.type}</i>
        <span className="cap quiet">
          {[sent.title && sent.type, sent.detail].filter(Boolean).join(', ')}
          {sent.title || sent.detail ? ', ' : ''}
          <span className="num nowrap">{sent.price}</span>
        </span>
      </span>
    </figcaption>
  </figure>
);

const Reference = ({ words, reference }: { words: Words; reference: string }) => (
  <div className={styles.reference}>
    <p className="small quiet">{words.reference}</p>
    <p className={`num ${styles.number}`} data-testid="reference">
      {reference}
    </p>
    <p className="small">{words.keep}</p>
    <span className={styles.print}>
      <Button line onClick={() => window.print()}>
        {words.print}
      </Button>
    </span>
  </div>
);

/** The reference to keep and what was ordered, dotted; opened without an order the page says so (readings 4). */
export function SentResult({ words, next, links }: Props) {
  const [sent, setSent] = useState<SentOrder | null | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setSent(readSent()), []);
  useEffect(() => {
    // the page is the answer to the press of the button: it is read from its heading on
    if (sent) heading.current?.focus();
  }, [sent]);
  return (
    <div className={styles.page} data-known={sent === undefined ? undefined : ''}>
      {sent ? <Ordered sent={sent} /> : null}
      <div className={styles.said}>
        <h1 ref={heading} className="vinyl" tabIndex={-1}>
          {sent ? words.heading : words.nothing}
        </h1>
        <p className={`essay ${styles.lead}`}>{sent ? words.thanks : words.none}</p>
        {sent ? <Reference words={words} reference={sent.reference} /> : null}
        {sent ? next : null}
        {links}
      </div>
    </div>
  );
}
