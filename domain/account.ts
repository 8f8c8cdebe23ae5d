const polish = 'PL';

/** Modulo 97 of an IBAN, read as ISO 13616 says: its first four signs last, and each letter as a number. */
const remainder = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))].reduce(
    (rest, sign) => Number(rest + Number.parseInt(sign, 36).toString()) % 97,
    0,
  );

/** Without spaces. 26 digits are a Polish account. @returns null also where the check digits do not fit */
export function ibanOf(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  const iban = /^\d{26}$/.test(bare) ? polish + bare : bare;
  const isOne = iban.startsWith(polish) ? /^PL\d{26}$/.test(iban) : /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban);
  return isOne && remainder(iban) === 1 ? iban : null;
}

/** As banks in Poland write it; null where it is another country's. */
export const polishDigits = (iban: string): string | null => (iban.startsWith(polish) ? iban.slice(2) : null);

/** In groups of four, of which two digits of a Polish account without its country come first. */
export const grouped = (account: string): string =>
  account.replace(/^\d\d(?=\d{24}$)|.{4}(?=.)/g, (signs) => `${signs} `);

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Ten digits, of which the last follows from the others; with spaces and hyphens between them. */
export function isTaxId(text: string): boolean {
  const digits = text.replace(/^PL|[\s-]/gi, '');
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return /^\d{10}$/.test(digits) && sum % 11 === Number(digits[9]);
}
