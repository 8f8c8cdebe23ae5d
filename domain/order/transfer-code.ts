import { polishDigits } from '../account';

/** What a transfer asks for. `iban`: as `ibanOf` gives it; `taxId`: of whoever is paid, as it was typed. */
export type Transfer = Readonly<{ iban: string; grosze: number; name: string; title: string; taxId: string | null }>;

/** As many signs as fit, without the sign that parts the fields, and on one line. */
const field = (text: string, most: number): string =>
  [...text.replace(/[|\s\p{Cc}]+/gu, ' ').trim()].slice(0, most).join('').trim();

/** Ten digits, or nothing: of a person who sells without a business the recommendation wants none. */
const taxNumber = (typed: string | null): string =>
  /^\d{10}$/.exec((typed ?? '').replace(/^PL|[\s-]/gi, ''))?.[0] ?? '';

const mostGrosze = 999_999;

/**
 * The text of the code that the apps of Polish banks read: the Polish Bank Association's recommendation on the
 * two-dimensional code for transfers, of 2013-12-03. Its three last fields stay empty.
 * @returns null of an account of another country, and of a sum that its six digits cannot hold
 */
export function polishCode({ iban, grosze, name, title, taxId }: Transfer): string | null {
  const account = polishDigits(iban);
  if (account === null || grosze > mostGrosze) return null;
  const sum = String(grosze).padStart(6, '0');
  return [taxNumber(taxId), 'PL', account, sum, field(name, 20), field(title, 32), '', '', ''].join('|');
}
