import { type Size, sizes } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import type { OrderDraft } from './draft';
import { type Centimetres, understoodSize } from './size';

const decimals = (centimetres: number, locale: Locale): string =>
  locale === 'pl' ? String(centimetres).replace('.', ',') : String(centimetres);

/** `29,7 × 42 cm`. */
export const sidesOf = ({ width, height }: Centimetres, locale: Locale): string =>
  `${decimals(width, locale)} × ${decimals(height, locale)} cm`;

/** `29,7 × 42 cm`; null where the buyer states the sides. */
export function centimetresOf(size: Size, locale: Locale): string | null {
  const { cm } = sizes[size];
  return cm && sidesOf(cm, locale);
}

const inWords = (size: Size, locale: Locale): string =>
  [sizes[size].label[locale], centimetresOf(size, locale)].filter(Boolean).join(' · ');

/** `A3 · 29,7 × 42 cm`. */
export const sizeWords = (size: Size): Localized => ({ pl: inWords(size, 'pl'), en: inWords(size, 'en') });

type Chosen = Pick<OrderDraft, 'size' | 'width' | 'height'>;

/** The buyer's own size once it is understood: `160 × 90 cm`; null of every other one. */
export function ownSize({ size, ...sides }: Chosen): Localized | null {
  const own = size === 'custom' ? understoodSize(sides) : null;
  return own && { pl: sidesOf(own, 'pl'), en: sidesOf(own, 'en') };
}
