import './consent.css';
import { Button } from '@/components/ui/button';
import type { ConsentProps } from './consent.element';

type StripWords = Readonly<Record<'label' | 'line' | 'set' | 'no' | 'yes', string>>;

type Props = ConsentProps & Readonly<{ strip: StripWords }>;

export const Consent = ({ strip, ...props }: Props) => (
  <studio-consent className="unboxed" data-props={JSON.stringify(props)}>
    <div hidden data-late="">
      <section className="consent__strip no-print" data-asks aria-label={strip.label}>
        <div className="wrap">
          <p>
            {strip.line}{' '}
            <button type="button" className="link" data-settings="">
              {strip.set}
            </button>
          </p>
          {/* refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1) */}
          <div className="consent__answers g2 grid">
            <Button plain line data-answer="refused">
              {strip.no}
            </Button>
            <Button plain line data-answer="accepted">
              {strip.yes}
            </Button>
          </div>
        </div>
      </section>
    </div>
  </studio-consent>
);
