import type { Locale } from '@/i18n/locales';

type Words = Readonly<{ english?: boolean | undefined }>;

/** The language of the artist's words, to be named where the page is in another. */
export const langOf = ({ english = false }: Words, locale: Locale): Locale | undefined => {
  const lang = english ? 'en' : 'pl';
  return lang === locale ? undefined : lang;
};
