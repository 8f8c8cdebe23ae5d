import { deviceStorage } from '@/components/forms/draft/browser-storage';
import type { Locale } from '@/i18n/locales';

export type Consent = 'accepted' | 'refused' | null;

export type Visit = Readonly<{
  consent: Consent;
  /** The value in local storage under `lang`. */
  stored: string | null;
  arrival: 'elsewhere' | 'within';
  page: 'polish home' | 'other';
}>;

export type Step = 'stay' | 'to English' | 'warn';

/** CONSENT-3 */
export function languageStep({ consent, stored, arrival, page }: Visit): Step {
  if (page !== 'polish home' || arrival === 'within') return 'stay';
  if (consent !== 'accepted') return 'warn';
  return stored === ('pl' satisfies Locale) ? 'stay' : 'to English';
}

/** From elsewhere: a link from another site, a bookmark or a typed address; no reload, Back or link of this site. */
export const arrivalOf = (referrer: string, origin: string, navigation: string | undefined): Visit['arrival'] =>
  navigation === 'navigate' && !`${referrer}/`.startsWith(`${origin}/`) ? 'elsewhere' : 'within';

/** The answer itself is strictly necessary, so it is always stored; `lang` is stored with consent only (CONSENT-2). */
const answerKey = 'consent';
const languageKey = 'lang';

export function readConsent(): Consent {
  const answer = deviceStorage.read(answerKey);
  return answer === 'accepted' || answer === 'refused' ? answer : null;
}

export const readLanguage = (): string | null => deviceStorage.read(languageKey);

export function rememberLanguage(locale: Locale) {
  if (readConsent() === 'accepted') deviceStorage.write(languageKey, locale);
}

export function answerConsent(answer: NonNullable<Consent>, locale: Locale) {
  deviceStorage.write(answerKey, answer);
  if (answer === 'accepted') deviceStorage.write(languageKey, locale);
  else deviceStorage.remove(languageKey);
}
