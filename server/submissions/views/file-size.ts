import type { Locale } from '@/i18n/locales';

/** In decimal units, as systems of today show it. @example sizeText(12_345_678, 'pl') // '12,3 MB' */
export function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB'];
  const digits = value < 100 && unit === 'MB' ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)}\u00a0${unit}`;
}
