/** `Żółw` and `zolw` are the same. No Unicode form takes `ł` apart. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replace(/\s+/g, ' ');

const digitsInNumber = 7;
const telephone = /^[+\d\s()/.-]+$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a telephone number without those of Poland; null where it is none. */
export function numberIn(typed: string): string | null {
  const digits = digitsOf(typed).replace(/^(?:00)?48(?=\d{9}$)/, '');
  return telephone.test(typed) && digits.length >= digitsInNumber ? digits : null;
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** For a search: every text, and the digits of those that may be telephone numbers, however they are written. */
export function searchedIn(fields: object): string {
  const texts = textsIn(fields);
  const numbers = texts.map(digitsOf).filter(({ length }) => length >= digitsInNumber);
  return [...texts.map(folded), ...numbers].join('\n');
}
