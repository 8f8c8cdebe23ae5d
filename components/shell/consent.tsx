'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Consent as Answer } from './consent-rule';
import type { SettingsProps } from './consent-settings';
import { answerConsent, readConsent } from './consent-store';
import { ConsentStrip } from './consent-strip';
import type { ConsentWords } from './consent-words';
import { followLanguage } from './follow-language';

type Props = Readonly<{
  words: ConsentWords;
  locale: Locale;
  policyHref: string;
  isPolishHome: boolean;
  englishHome: string;
}>;
/** Where the focus returns to, and the settings if they were asked for. */
type Opened = Readonly<{ from: HTMLElement | null; Settings: ComponentType<SettingsProps> | null }>;

/** CONSENT-1: the widget raises load and accept events; each one makes the page read the language. */
const announce = (event: 'load' | 'accept') =>
  dispatchEvent(new CustomEvent(`consent:${event}`, { detail: { preferences: readConsent() === 'accepted' } }));

/** Where the settings cannot be fetched, the visitor can still accept or refuse. */
const loadSettings = () =>
  import('./consent-settings').then(
    ({ ConsentSettings }) => ConsentSettings,
    () => null,
  );

/**
 * Asks once, without blocking the page, and again when the footer's button is pressed. Nothing is stored before the
 * answer (CONSENT-1).
 */
export function Consent({ words, locale, policyHref, isPolishHome, englishHome }: Props) {
  const [opened, open] = useState<Opened | null>(null);
  const openSettings = async (from: HTMLElement | null) => open({ from, Settings: await loadSettings() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const openFromFooter = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
      if (button) openSettings(button);
    };
    const follow = () => followLanguage(isPolishHome, englishHome);
    document.addEventListener('click', openFromFooter);
    addEventListener('consent:load', follow);
    addEventListener('consent:accept', follow);
    announce('load');
    if (readConsent() === null) open({ from: null, Settings: null });
    return () => {
      document.removeEventListener('click', openFromFooter);
      removeEventListener('consent:load', follow);
      removeEventListener('consent:accept', follow);
    };
  }, []);
  if (!opened) return null;
  const { from, Settings } = opened;
  const onAnswer = (answer: NonNullable<Answer>) => {
    answerConsent(answer, locale);
    open(null);
    from?.focus();
    // a browser that stores nothing remembers no answer
    if (readConsent() === 'accepted') announce('accept');
  };
  return Settings ? (
    <Settings {...{ words, policyHref, onAnswer }} isOn={readConsent() === 'accepted'} />
  ) : (
    <ConsentStrip {...{ words, onAnswer }} onSettings={() => openSettings(from)} />
  );
}
