export const locales = ['pl', 'en'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly string[]).includes(text ?? '');

export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Whose dates and numbers each language writes. */
export const regions: Localized = { pl: 'pl-PL', en: 'en-GB' };

export const otherLocale: Localized<Locale> = { pl: 'en', en: 'pl' };
