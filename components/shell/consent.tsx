import './consent.css';
import { Button } from '@/components/ui/button';
import type { ConsentProps } from './consent.element';

type StripWords = Readonly<Record<'label' | 'line' | 'set' | 'no' | 'yes', string>>;

const ConsentStrip = ({ words }: Readonly<{ words: StripWords }>) => (
  <section className="consent__strip no-print" data-asks aria-label={words.label}>
    <div className="wrap">
      <p>
        {words.line}{' '}
        <button type="button" className="btn-text" data-settings="">
          {words.set}
        </button>
      </p>
      {/* refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1) */}
      <div className="consent__answers g2 grid">
        <Button plain line data-answer="refused">
          {words.no}
        </Button>
        <Button plain line data-answer="accepted">
          {words.yes}
        </Button>
      </div>
    </div>
  </section>
);

type Props = ConsentProps & Readonly<{ strip: StripWords }>;

export const Consent = ({ strip, ...props }: Props) => (
  <studio-consent className="unboxed" data-props={JSON.stringify(props)}>
    <div hidden data-late="">
      <ConsentStrip words={strip} />
    </div>
  </studio-consent>
);
