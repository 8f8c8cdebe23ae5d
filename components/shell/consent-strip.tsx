import { Button } from '@/components/ui/button';
import styles from './consent.module.css';
import type { Consent } from './consent-rule';
import type { ConsentWords } from './consent-words';

type Props = Readonly<{
  words: ConsentWords;
  onAnswer: (consent: NonNullable<Consent>) => void;
  onSettings: () => void;
}>;

/** A low strip with the question. */
export const ConsentStrip = ({ words, onAnswer, onSettings }: Props) => (
  <section className={styles.strip} data-asks aria-label={words.label}>
    <div className="wrap">
      <p>
        {words.line}{' '}
        <button type="button" onClick={onSettings}>
          {words.set}
        </button>
      </p>
      {/* refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1) */}
      <div className={styles.answers}>
        <Button plain onClick={() => onAnswer('refused')}>
          {words.no}
        </Button>
        <Button plain onClick={() => onAnswer('accepted')}>
          {words.yes}
        </Button>
      </div>
    </div>
  </section>
);
