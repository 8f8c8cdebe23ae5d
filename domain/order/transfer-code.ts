import { polishDigits } from '../account';

/** `iban`: as `ibanOf` gives it; `taxId`: of whoever is paid, as it was typed. */
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

/** `cents`: of euro. */
type EuroTransfer = Readonly<{ iban: string; cents: number; name: string; title: string }>;

/**
 * The text of the code that apps of banks in the euro area read: EPC069-12 of the European Payments Council, version 002, in
 * which the bank of an IBAN need not be named; in UTF-8. Nothing stands behind the title, not even a line's end.
 */
export const euroCode = ({ iban, cents, name, title }: EuroTransfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    field(name, 70),
    iban,
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    '',
    field(title, 140),
  ].join('\n');
