import { sql } from 'kysely';
import { yearInWarsaw } from '../../platform/warsaw';
import type { Storage } from '../tables';

/** Without I, O, 0 and 1, which are easily confused on paper and on the phone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

export type Random = (below: number) => number;

/**
 * Two random characters, so that another reference cannot be guessed from one's own.
 * @example referenceOf({ at, sequence: 42 }, random) // '2026-0042-K7'
 */
export function referenceOf({ at, sequence }: { at: number; sequence: number }, random: Random): string {
  const check = letters.charAt(random(letters.length)) + digits.charAt(random(digits.length));
  return `${yearInWarsaw(at)}-${String(sequence).padStart(4, '0')}-${check}`;
}

/**
 * Must be the transaction's first statement: it locks the one row that every submission of the year writes, so until the
 * commit no other process can take a number or store the same request.
 * @param by 0 only locks, and uses up no number
 */
export async function takeNumber(storage: Storage, year: number, by: 0 | 1 = 1): Promise<number> {
  const { last } = await storage
    .insertInto('reference_counters')
    .values({ year, last: by })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`reference_counters.last + ${sql.lit(by)}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Of a request that turned out to be a repetition; the next submission gets the number. */
export async function returnNumber(storage: Storage, year: number): Promise<void> {
  await storage.updateTable('reference_counters').set({ last: sql`last - 1` }).where('year', '=', year).execute();
}
