import type { ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/i18n/locales';
import styles from './consent.module.css';
import type { Consent } from './consent-rule';
import type { SettingsProps } from './consent-settings';
import { answerConsent, readConsent } from './consent-store';
import type { ConsentWords } from './consent-words';

export type PanelProps = Readonly<{
  words: ConsentWords;
  locale: Locale;
  policyHref: string;
  Settings: ComponentType<SettingsProps> | null;
  onSettings: () => void;
  onClosed: () => void;
}>;

/** A low strip with the question, or a panel with the settings. */
export function ConsentPanel({ words, locale, policyHref, Settings, onSettings, onClosed }: PanelProps) {
  const answer = (consent: NonNullable<Consent>) => {
    answerConsent(consent, locale);
    onClosed();
  };
  if (Settings)
    return (
      <section className={styles.panel} aria-label={words.label}>
        <h2 className="h3">{words.h}</h2>
        <p className="small">{words.p}</p>
        <Settings words={words} isOn={readConsent() === 'accepted'} onSave={answer} />
        <a className={styles.more} href={policyHref}>
          {words.policy}
        </a>
      </section>
    );
  return (
    <section className={styles.strip} aria-label={words.label}>
      <div className="wrap">
        <p>
          {words.line}{' '}
          <button type="button" onClick={onSettings}>
            {words.set}
          </button>
        </p>
        {/* refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1) */}
        <div className={styles.answers}>
          <Button plain onClick={() => answer('refused')}>
            {words.no}
          </Button>
          <Button plain onClick={() => answer('accepted')}>
            {words.yes}
          </Button>
        </div>
      </div>
    </section>
  );
}
