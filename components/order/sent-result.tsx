'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readSent, type SentOrder } from './sent-order';
import styles from './sent-result.module.css';

type Words = Readonly<Record<'reference' | 'keep' | 'print' | 'none' | 'heading' | 'nothing' | 'thanks', string>>;

/** The reference to keep, and what was ordered, dotted. Opened without an order the page says so (readings 4). */
export function SentResult({ words }: { words: Words }) {
  const [sent, setSent] = useState<SentOrder | null | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const order = readSent();
    setSent(order);
    // the page is the answer to the press of the button: it is read from its heading on
    if (order) heading.current?.focus();
  }, []);
  return (
    <>
      <h1 ref={heading} className="vinyl" tabIndex={-1}>
        {sent === null ? words.nothing : words.heading}
      </h1>
      <p className={`essay ${styles.lead}`}>{sent === null ? words.none : words.thanks}</p>
      <div className={styles.result} data-shown={sent ? '' : undefined}>
        {sent ? (
          <>
            <div>
              <p className="small quiet">{words.reference}</p>
              <p className={`num ${styles.reference}`} data-testid="reference">
                {sent.reference}
              </p>
              <p className="small">{words.keep}</p>
              <span className={styles.print}>
                <Button line onClick={() => window.print()}>
                  {words.print}
                </Button>
              </span>
            </div>
            <figure>
              {sent.image ? <img src={sent.image} alt="" /> : null}
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
          </>
        ) : null}
      </div>
    </>
  );
}
