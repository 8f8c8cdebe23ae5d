import { meantEmail } from '../mistyped-email';
import { isLeap } from '../typed-sums';

/** What looks like a slip in an offer: it is asked about, since an offer binds the artist once it is accepted. */
export const slips = ['price', 'far', 'wish', 'email'] as const;
export type Slip = (typeof slips)[number];

/** `work` and `quoted` in grosze; days such as `2026-12-20`; `aYearAhead`: the day in a year; null where there is none. */
type Offered = Readonly<{
  work: number;
  quoted: number | null;
  by: string;
  arrives: string | null;
  wished: string | null;
  aYearAhead: string;
  email: string;
}>;

/** A price below half or above three times the form's, a day more than a year ahead or after the wish, an address a letter off. */
export const slipsIn = ({ work, quoted, by, arrives, wished, aYearAhead, email }: Offered): readonly Slip[] => [
  ...(quoted !== null && (work < quoted / 2 || work > quoted * 3) ? (['price'] as const) : []),
  ...(by > aYearAhead ? (['far'] as const) : []),
  ...(wished !== null && (arrives ?? by) > wished ? (['wish'] as const) : []),
  ...(meantEmail(email) === null ? [] : (['email'] as const)),
];

/** The price that was probably meant where a digit or a comma was lost, in grosze; null where that is not so. */
export function meantPrice(work: number, quoted: number): number | null {
  const meant = [work * 10, work * 100, work / 10, work / 100].find(
    (one) => Number.isInteger(one) && one >= quoted / 2 && one <= quoted * 3,
  );
  return isLeap(quoted, work) || work < quoted / 2 ? (meant ?? null) : null;
}
