import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { ErrorMessage } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { fill } from './fill';
import styles from './finish-section.module.css';
import type { OrderText } from './stored-draft';
import type { OrderWords } from './words';

export type Marked = keyof OrderWords['errors'] & keyof OrderText;

type Props = Readonly<{
  words: OrderWords;
  register: UseFormRegister<OrderText>;
  /** The fields that stop the order, in their order on the page; empty until Order was pressed. */
  marked: readonly Marked[];
  /** What the server said. */
  refusal: string | null;
  sending: boolean;
  termsLabel: ReactNode;
  dataLine: ReactNode;
}>;

/** Terms, what pressing means, and the Order button. */
export function FinishSection({ words, register, marked, refusal, sending, termsLabel, dataLine }: Props) {
  return (
    <div className={styles.finish}>
      <CheckField
        id="terms"
        label={termsLabel}
        error={marked.includes('terms') ? words.errors.terms : undefined}
        {...register('terms')}
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
      <Button type="submit" wide aria-busy={sending || undefined}>
        {sending ? words.sending : words.send}
      </Button>
      <p className="small">{words.request}</p>
      <p className="cap quiet">{dataLine}</p>
    </div>
  );
}
