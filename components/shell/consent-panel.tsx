'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/i18n/locales';
import styles from './consent.module.css';
import type { Consent } from './consent-rule';
import { ConsentSettings } from './consent-settings';
import { answerConsent, readConsent } from './consent-store';

export type ConsentWords = Readonly<
  Record<
    'h' | 'p' | 'no' | 'yes' | 'set' | 'necessary' | 'necessaryP' | 'preferences' | 'preferencesP' | 'save' | 'policy',
    string
  >
>;

export type PanelProps = Readonly<{
  view: 'question' | 'settings';
  words: ConsentWords;
  locale: Locale;
  policyHref: string;
  onClosed: () => void;
}>;

/** Refusing is as easy as accepting: the same button, and the first one (DESIGN 5). */
export function ConsentPanel({ view, words, locale, policyHref, onClosed }: PanelProps) {
  const [isSetting, set] = useState(view === 'settings');
  const title = useId();
  const answer = (consent: NonNullable<Consent>) => {
    answerConsent(consent, locale);
    onClosed();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer(new FormData(event.currentTarget).has('preferences') ? 'accepted' : 'refused');
  };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {words.h}
      </h2>
      {isSetting ? (
        <ConsentSettings words={words} isOn={readConsent() === 'accepted'} onSave={save} />
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
        {!isSetting && (
          <button type="button" onClick={() => set(true)}>
            {words.set}
          </button>
        )}
        <a href={policyHref}>{words.policy}</a>
      </p>
    </section>
  );
}
