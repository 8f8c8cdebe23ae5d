import { type Size, sizes } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';

const decimals = (centimetres: number, locale: Locale): string =>
  locale === 'pl' ? String(centimetres).replace('.', ',') : String(centimetres);

/** `29,7 × 42 cm`; null where the buyer states the sides. */
export function centimetresOf(size: Size, locale: Locale): string | null {
  const { cm } = sizes[size];
  return cm && `${decimals(cm.width, locale)} × ${decimals(cm.height, locale)} cm`;
}

const inWords = (size: Size, locale: Locale): string =>
  [sizes[size].label[locale], centimetresOf(size, locale)].filter(Boolean).join(' · ');

/** `A3 · 29,7 × 42 cm`. */
export const sizeWords = (size: Size): Localized => ({ pl: inWords(size, 'pl'), en: inWords(size, 'en') });
