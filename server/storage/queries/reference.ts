import { yearInWarsaw } from '../../platform/warsaw';

/** Without I, O, 0 and 1, which are mistaken for one another on paper and on the phone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/**
 * The number a buyer keeps: year in Warsaw, running number of that year, and two characters by chance, so that a
 * neighbour's number cannot be guessed.
 * @example referenceOf({ at, sequence: 42 }, random) // '2026-0042-K7'
 */
export function referenceOf({ at, sequence }: { at: number; sequence: number }, random: Random): string {
  const check = letters.charAt(random(letters.length)) + digits.charAt(random(digits.length));
  return `${yearInWarsaw(at)}-${String(sequence).padStart(4, '0')}-${check}`;
}
