import { Button } from '@/components/ui/button';
import './consent.css';
import type { ConsentWords } from './consent-words';

/** A low strip with the question. */
export const ConsentStrip = ({ words }: Readonly<{ words: ConsentWords }>) => (
  <section className="consent__strip" data-asks aria-label={words.label}>
    <div className="wrap">
      <p>
        {words.line}{' '}
        <button type="button" data-settings="">
          {words.set}
        </button>
      </p>
      {/* refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1) */}
      <div className="consent__answers">
        <Button plain data-answer="refused">
          {words.no}
        </Button>
        <Button plain data-answer="accepted">
          {words.yes}
        </Button>
      </div>
    </div>
  </section>
);
