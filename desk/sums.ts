import { formatPrice as written } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';

/** A price with its thousands apart. @example spaced('1950,00 zł') // '1 950,00 zł' */
export const spaced = (price: string): string =>
  price.replace(/\d{4,}(?=[.,]\d{2}(?!\d))/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0'));

/** A sum as the desk writes it; the site's prices have the form that they were specified with. */
export const formatPrice = (grosze: number, locale: Locale): string => spaced(written(grosze, locale));
