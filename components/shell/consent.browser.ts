'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import type { Locale } from '@/i18n/locales';
import type { Consent } from './consent-store';
import { answerConsent, readConsent } from './consent-store';
import type { ConsentWords } from './consent-words';
import { followLanguage } from './follow-language';

type Answer = NonNullable<Consent>;
type Props = Readonly<{
  words: ConsentWords;
  locale: Locale;
  policyHref: string;
  isPolishHome: boolean;
  englishHome: string;
}>;

/** CONSENT-1: the widget raises load and accept events; each one makes the page read the language. */
const announce = (event: 'load' | 'accept') =>
  dispatchEvent(new CustomEvent(`consent:${event}`, { detail: { preferences: readConsent() === 'accepted' } }));

/**
 * Asks once, without blocking the page, and again when the footer's button is pressed. Nothing is stored before the
 * answer (CONSENT-1).
 */
export const askConsent: ActOn<Props> = (place, { words, locale, policyHref, isPolishHome, englishHome }) => {
  const stop = new AbortController();
  const late = place.querySelector('[data-late]') as HTMLElement;
  const written = late instanceof HTMLTemplateElement ? late.content : late;
  let clear = () => {};
  /** Where the focus returns to. */
  let from: HTMLElement | null = null;

  /** Beside what it makes room in. */
  const show = (shown: HTMLElement, hide = () => {}) => {
    clear();
    place.after(shown);
    clear = () => {
      clear = () => {};
      hide();
      shown.remove();
    };
  };
  const answer = (given: Answer) => {
    answerConsent(given, locale);
    clear();
    from?.focus();
    // a browser that stores nothing remembers no answer
    if (readConsent() === 'accepted') announce('accept');
  };
  /** Where the settings do not come, the visitor can still accept or refuse. */
  const openSettings = async () => {
    const { showSettings } = await load('consent-settings', ask);
    if (stop.signal.aborted) return;
    const room = document.createElement('div');
    room.className = 'unboxed';
    show(room, () => hide());
    const isOn = readConsent() === 'accepted';
    const hide = showSettings(room, { words, policyHref, isOn, onAnswer: answer });
  };
  const ask = () => show((written.querySelector('section') as HTMLElement).cloneNode(true) as HTMLElement);
  /** On the strip, and on the footer's button, to which the focus returns. */
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    const { answer: given, settings, consent } = button?.dataset ?? {};
    if (given) answer(given as Answer);
    if (consent != null) from = button;
    if ((consent ?? settings) != null) void openSettings();
  };
  const follow = () => followLanguage(isPolishHome, englishHome);

  document.addEventListener('click', press, stop);
  addEventListener('consent:load', follow, stop);
  addEventListener('consent:accept', follow, stop);
  announce('load');
  if (readConsent() === null) ask();
  return () => {
    stop.abort();
    clear();
  };
};
askConsent.island = 'consent';
