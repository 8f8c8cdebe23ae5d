import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';

/**
 * Technique and size of a work, as printed below its title; either may be unknown.
 * @example museumLabel(work, 'pl') // 'akryl na płótnie, 60 × 42,5 cm'
 */
export function museumLabel({ technique, sizeCm }: Pick<Artwork, 'technique' | 'sizeCm'>, locale: Locale): string {
  const size = sizeCm && `${sizeCm.width.toLocaleString(locale)} × ${sizeCm.height.toLocaleString(locale)} cm`;
  return bind([technique?.[locale], size].filter(Boolean).join(', '), locale);
}
