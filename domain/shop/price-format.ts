import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { Price } from '../order/price';

const decimalSign: Readonly<Record<Locale, string>> = { pl: ',', en: '.' };

/**
 * `9999` as `99,99 zł` in Polish and `99.99 zł` in English (ORDER-12). The space is an ordinary one; the element that
 * shows it forbids wrapping. Thousands are not grouped.
 * @param grosze whole grosze, not negative
 */
export function formatPrice(grosze: number, locale: Locale): string {
  const zloty = Math.floor(grosze / 100);
  const rest = String(grosze % 100).padStart(2, '0');
  return `${zloty}${decimalSign[locale]}${rest} zł`;
}

/**
 * A price as the form, the letters and the inbox write it: exact, or "from".
 * @param fromWords the text for a price that is not exact, with `{price}` in it
 */
export const priceText = ({ grosze, from }: Price, locale: Locale, fromWords: string): string =>
  from ? fill(fromWords, { price: formatPrice(grosze, locale) }) : formatPrice(grosze, locale);
