import { media, sizes, subjects, variants } from '@/content/order';
import type { Locale } from '@/i18n/locales';

export type Option = readonly [value: string, label: string];

/** The answers of the order form that are chosen from a list, as the request numbers them. */
export const choices: Readonly<Record<string, (locale: Locale, type: string) => readonly Option[]>> = {
  variant: (locale, type) =>
    Object.values(variants).map(({ code, label }) => [
      String(code),
      label[type === 'portraits' ? 'portraits' : 'custom-pictures'][locale],
    ]),
  subject: (locale) => Object.values(subjects).map(({ code, label }) => [String(code), label[locale]]),
  size: (locale) => Object.values(sizes).map(({ id, label }) => [String(id), label[locale]]),
  medium: (locale) => Object.values(media).map(({ id, label }) => [String(id), label[locale]]),
};
