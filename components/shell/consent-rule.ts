import type { Locale } from '@/i18n/locales';

/** The visitor's answer; `null` until there is one. */
export type Consent = 'accepted' | 'refused' | null;

export type Visit = Readonly<{
  consent: Consent;
  /** The value in local storage under `lang`. */
  stored: string | null;
  arrival: 'elsewhere' | 'within';
  page: 'polish home' | 'other';
}>;

export type Step = 'stay' | 'to English' | 'warn';

/**
 * CONSENT-3, on `/` only and only when the visitor comes from elsewhere: with consent the stored language counts, and
 * English where none is stored; without consent the page stays Polish and the console gets a warning.
 */
export function languageStep({ consent, stored, arrival, page }: Visit): Step {
  if (page !== 'polish home' || arrival === 'within') return 'stay';
  if (consent !== 'accepted') return 'warn';
  return stored === ('pl' satisfies Locale) ? 'stay' : 'to English';
}

/**
 * From elsewhere: a link from another site, a bookmark or a typed address. Not a reload, Back, or a link of this site.
 */
export const arrivalOf = (referrer: string, origin: string, navigation: string | undefined): Visit['arrival'] =>
  navigation === 'navigate' && !`${referrer}/`.startsWith(`${origin}/`) ? 'elsewhere' : 'within';
