import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { Price } from '../order/price';
import { typedSum } from '../typed-sums';

/** ORDER-12. The space is an ordinary one; the element that shows it forbids wrapping. @example formatPrice(9999, 'pl') // '99,99 zł' */
export const formatPrice = (grosze: number, locale: Locale): string => `${typedSum(grosze, locale)} zł`;

/** @param fromWords the text for a price that is not exact, with `{price}` in it */
export const priceText = ({ grosze, from }: Price, locale: Locale, fromWords: string): string =>
  from ? fill(fromWords, { price: formatPrice(grosze, locale) }) : formatPrice(grosze, locale);
