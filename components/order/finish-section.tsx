import type { ReactNode } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { ErrorMessage } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { fill } from '@/i18n/fill';
import styles from './finish-section.module.css';
import type { Recipient } from './order-in-making';
import type { OrderInHand } from './use-order-draft';
import type { OrderWords } from './words';

export type Marked = keyof OrderWords['errors'] & keyof Recipient;

type Props = Readonly<{
  words: OrderWords;
  terms: OrderInHand['terms'];
  /** The fields that stop the order, in their order on the page; empty until Order was pressed. */
  marked: readonly Marked[];
  /** The server's sentence, where it refused the order. */
  refusal: string | null;
  sending: boolean;
  onOrder: () => void;
  termsLabel: ReactNode;
  dataLine: ReactNode;
}>;

/** The terms, what pressing the button means, and the Order button. */
export function FinishSection({ words, terms, marked, refusal, sending, onOrder, termsLabel, dataLine }: Props) {
  return (
    <div className={styles.finish}>
      <CheckField
        id="terms"
        label={termsLabel}
        error={marked.includes('terms') ? words.errors.terms : undefined}
        name="terms"
        {...terms}
      />
      {marked.length > 0 ? (
        <nav className={styles.errors} aria-label={fill(words.errors.summary, { n: marked.length })}>
          <p>{fill(words.errors.summary, { n: marked.length })}</p>
          <ul>
            {marked.map((field) => (
              <li key={field}>
                <a href={`#${field}`}>{words.errors[field]}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {refusal ? <ErrorMessage id="refusal">{refusal}</ErrorMessage> : null}
      <Button type="submit" wide aria-busy={sending || undefined} onClick={onOrder}>
        {sending ? words.sending : words.send}
      </Button>
      <p className="small">{words.request}</p>
      <p className="cap quiet">{dataLine}</p>
    </div>
  );
}
