import type { Locale } from '@/i18n/locales';

/** `2,1`: megabytes with one decimal, from ten on without. */
export const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 9.95e6 ? 1 : 0 }).format(bytes / 1e6);
