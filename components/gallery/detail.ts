import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';

/** What a museum label says below the title. @example 'akryl na płótnie, 60 × 75 cm' */
export function detailOf({ technique, sizeCm }: Pick<Artwork, 'technique' | 'sizeCm'>, locale: Locale): string {
  const size = sizeCm && `${sizeCm.width} × ${sizeCm.height} cm`;
  return bind([technique?.[locale], size].filter(Boolean).join(', '), locale);
}
