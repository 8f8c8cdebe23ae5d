import type { Locale } from '@/i18n/locales';
import type { Consent } from './consent-rule';

/** The answer itself is strictly necessary, so it is always stored; `lang` is stored with consent only (CONSENT-2). */
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
    // a browser that stores nothing: the next page asks again
  }
}

export function readConsent(): Consent {
  const answer = read(answerKey);
  return answer === 'accepted' || answer === 'refused' ? answer : null;
}

export const readLanguage = (): string | null => read(languageKey);

/** Stores the language that the visitor changed to, if there is consent. */
export function rememberLanguage(locale: Locale) {
  if (readConsent() === 'accepted') write(languageKey, locale);
}

/** Accepting stores the language of the page; refusing deletes it. */
export function answerConsent(answer: NonNullable<Consent>, locale: Locale) {
  write(answerKey, answer);
  write(languageKey, answer === 'accepted' ? locale : null);
}
