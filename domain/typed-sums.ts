import type { Locale } from '@/i18n/locales';
import { cleanLine } from './text';

const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** `1.950` and `1.950,00`: a point before three digits stands between thousands. */
const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;

const currency = /^(?:zł|zl|pln)\.?(?=\d)|(?<=[\d,.-])(?:pln|z[łl](?:ot(?:y|e|ych))?)\.?$/iu;

/** An amount of money as one types it, in grosze; null where it is none. @example groszeOf('1.450,50 zł') // 145050 */
export function groszeOf(typed: string): number | null {
  const bare = cleanLine(typed)
    .replace(/\s/g, '')
    .replace(currency, '')
    // `1200,-` as on price tags
    .replace(/[.,]\p{Pd}$/u, '');
  const [found, zloty, rest = ''] = amount.exec(thousands.test(bare) ? bare.replaceAll('.', '') : bare) ?? [];
  return found === undefined ? null : Number(zloty) * 100 + Number(rest.padEnd(2, '0'));
}

const share = /^(\d{1,3})\s?%$/;

/** A part of a sum, typed as an amount or a share, in grosze; null where it is none. @example partOf('30%', 45000) // 13500 */
export function partOf(typed: string, grosze: number): number | null {
  const [, percent] = share.exec(typed.trim()) ?? [];
  const part = percent === undefined ? groszeOf(typed) : Math.round((grosze * Number(percent)) / 100);
  return part === null || part > grosze ? null : part;
}

/** Then a digit or a comma was most likely lost. @param before whole grosze @param after whole grosze */
export const isLeap = (before: number, after: number): boolean => after * 10 <= before || after >= before * 10;

/** A sum as it is typed. @example typedSum(36150, 'pl') // '361,50' */
export const typedSum = (grosze: number, locale: Locale): string =>
  (grosze / 100).toFixed(2).replace('.', locale === 'pl' ? ',' : '.');
