import type { Locale } from '@/i18n/locales';
import type { Consent } from './consent-rule';

/** The answer itself is strictly necessary (CONSENT-2); `lang` is kept with consent only (CONSENT-2). */
const answerKey = 'consent';
const languageKey = 'lang';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // a browser that stores nothing is asked again on the next page
  }
}

export function readConsent(): Consent {
  const answer = read(answerKey);
  return answer === 'accepted' || answer === 'refused' ? answer : null;
}

export const readLanguage = (): string | null => read(languageKey);

/** A language that the visitor changed to. Without consent it is not stored. */
export function rememberLanguage(locale: Locale) {
  if (readConsent() === 'accepted') write(languageKey, locale);
}

/** Accepting keeps the language of the page; withdrawing deletes it. */
export function answerConsent(answer: NonNullable<Consent>, locale: Locale) {
  write(answerKey, answer);
  write(languageKey, answer === 'accepted' ? locale : null);
}
