import type { Locale } from '@/i18n/locales';

/** What the visitor answered; `null` until they do. */
export type Consent = 'accepted' | 'refused' | null;

export type Visit = Readonly<{
  consent: Consent;
  /** What stands under `lang`. */
  stored: string | null;
  arrival: 'elsewhere' | 'within';
  page: 'polish home' | 'other';
}>;

export type Step = 'stay' | 'to English' | 'warn';

/**
 * Readings 6, on `/` only and only for who comes from elsewhere: with consent the stored language counts, and English
 * where none is stored (CONSENT-3); without consent the page stays Polish and says so in the console.
 */
export function languageStep({ consent, stored, arrival, page }: Visit): Step {
  if (page !== 'polish home' || arrival === 'within') return 'stay';
  if (consent !== 'accepted') return 'warn';
  return stored === ('pl' satisfies Locale) ? 'stay' : 'to English';
}

/** A link from another site, a bookmark or a typed address; not a reload, Back, or a link of this site. */
export const arrivalOf = (referrer: string, origin: string, navigation: string | undefined): Visit['arrival'] =>
  navigation === 'navigate' && !`${referrer}/`.startsWith(`${origin}/`) ? 'elsewhere' : 'within';
