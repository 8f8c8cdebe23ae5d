import type { Artwork } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';

/** @example sizeText({ width: 60, height: 42.5 }, 'pl') // '60 × 42,5 cm' */
export const sizeText = ({ width, height }: NonNullable<Artwork['sizeCm']>, locale: Locale): string =>
  bind(`${width.toLocaleString(locale)} × ${height.toLocaleString(locale)} cm`, locale);

/** @example museumLabel(work, 'pl') // 'akryl na płótnie, 60 × 42,5 cm' */
export function museumLabel({ technique, sizeCm }: Pick<Artwork, 'technique' | 'sizeCm'>, locale: Locale): string {
  const parts = [technique && bind(technique[locale], locale), sizeCm && sizeText(sizeCm, locale)];
  return parts.filter(Boolean).join(', ');
}

/** @param received what the buyer receives in the place of the work: a file has no size */
export const viewerLabel = (
  { technique, sizeCm, year }: Pick<Artwork, 'technique' | 'sizeCm' | 'year'>,
  locale: Locale,
  received: string | null,
): string => [museumLabel({ technique, sizeCm: received ? null : sizeCm }, locale), year].filter(Boolean).join(', ');
