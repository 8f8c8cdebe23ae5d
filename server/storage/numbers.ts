import { sql } from 'kysely';
import type { Storage } from './tables';

/**
 * Waits for the turn: the first statement of the transaction is a write, on the one row that every submission of a year
 * needs. From here to the commit nobody else, in whatever process, gives a number or repeats this request.
 * @param by 0 to write, and use up no number
 * @returns the number that was given last
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

/** A repetition needs none: the next submission gets it. */
export async function giveNumberBack(storage: Storage, year: number): Promise<void> {
  await storage.updateTable('reference_counters').set({ last: sql`last - 1` }).where('year', '=', year).execute();
}
