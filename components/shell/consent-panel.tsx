import { type ComponentType, useId } from 'react';
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

/** Refusing is as easy as accepting: it has the same kind of button, and the first one (CONSENT-1). */
export function ConsentPanel({ words, locale, policyHref, Settings, onSettings, onClosed }: PanelProps) {
  const title = useId();
  const answer = (consent: NonNullable<Consent>) => {
    answerConsent(consent, locale);
    onClosed();
  };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {words.h}
      </h2>
      {Settings ? (
        <Settings words={words} isOn={readConsent() === 'accepted'} onSave={answer} />
      ) : (
        <>
          <p className="small">{words.p}</p>
          <div className={styles.answers}>
            <Button wide plain onClick={() => answer('refused')}>
              {words.no}
            </Button>
            <Button wide plain onClick={() => answer('accepted')}>
              {words.yes}
            </Button>
          </div>
        </>
      )}
      <p className={styles.more}>
        {!Settings && (
          <button type="button" onClick={onSettings}>
            {words.set}
          </button>
        )}
        <a href={policyHref}>{words.policy}</a>
      </p>
    </section>
  );
}
