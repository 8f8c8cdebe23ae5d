import { sql } from 'kysely';
import type { Storage } from './tables';

/**
 * Takes the next number of a year. It must be the transaction's first statement: it locks the one row that every
 * submission of the year writes, so until the commit no other process can take a number or store the same request.
 * @param by 0 only locks, and uses up no number
 * @returns the last number taken
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

/** Returns the number of a request that turned out to be a repetition; the next submission gets it. */
export async function giveNumberBack(storage: Storage, year: number): Promise<void> {
  await storage.updateTable('reference_counters').set({ last: sql`last - 1` }).where('year', '=', year).execute();
}
