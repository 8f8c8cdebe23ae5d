import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';

/** Technique and size, as on a museum label: `akryl na płótnie, 60 × 80 cm`. Either may be unknown. */
export function captionOf({ technique, sizeCm }: Pick<Artwork, 'technique' | 'sizeCm'>, locale: Locale): string {
  const size = sizeCm && `${sizeCm.width.toLocaleString(locale)} × ${sizeCm.height.toLocaleString(locale)} cm`;
  return bind([technique?.[locale], size].filter(Boolean).join(', '), locale);
}
