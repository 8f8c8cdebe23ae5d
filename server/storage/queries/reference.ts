import { yearInWarsaw } from '../../platform/warsaw';

/** Without I, O, 0 and 1, which are easily confused on paper and on the phone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/** A random whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/**
 * A submission's reference: the year in Warsaw, the running number of that year, and two random characters, so that
 * another reference cannot be guessed from one's own.
 * @example referenceOf({ at, sequence: 42 }, random) // '2026-0042-K7'
 */
export function referenceOf({ at, sequence }: { at: number; sequence: number }, random: Random): string {
  const check = letters.charAt(random(letters.length)) + digits.charAt(random(digits.length));
  return `${yearInWarsaw(at)}-${String(sequence).padStart(4, '0')}-${check}`;
}
