import type { Localized } from '@/i18n/locales';

/** What the registration offers (HOME-15). The value sent is the option's name. */
export const lessons: readonly Readonly<{ code: number; name: Localized }>[] = [
  { code: 1, name: { pl: 'Zajęcia stacjonarne w Toruniu', en: 'Stationary classes in Toruń' } },
  { code: 2, name: { pl: 'Kursy online', en: 'Online courses' } },
  { code: 3, name: { pl: 'Malarstwo cyfrowe', en: 'Digital painting' } },
];
