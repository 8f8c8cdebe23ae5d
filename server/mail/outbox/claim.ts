import { type Selectable, sql } from 'kysely';
import { limits } from '../../platform/limits';
import { isPostgres } from '../../storage/dialect';
import type { Storage, Tables } from '../../storage/tables';

export type StoredLetter = Selectable<Tables['letters']>;
/** A letter that is ours to send until `leased_until`; that moment also tells our lease from a later one. */
export type Claimed = StoredLetter & Readonly<{ leased_until: number }>;

/**
 * Takes the letter that has been due for longest, in one statement, so that no two processes have the same. A lease that
 * ran out belongs to a process that ended while it was sending.
 */
export async function claim(storage: Storage, now: number): Promise<Claimed | undefined> {
  const leased_until = now + limits.outbox.leaseMs;
  const letter = await storage
    .with('due', (db) =>
      db
        .selectFrom('letters')
        .select('id')
        .where(({ and, or, eb }) =>
          or([
            and([eb('state', '=', 'waiting'), eb('next_at', '<=', now)]),
            and([eb('state', '=', 'leased'), eb('leased_until', '<=', now)]),
          ]),
        )
        .orderBy('next_at')
        .orderBy('id')
        .limit(1)
        // SQLite has one writer at a time, and no word for it
        .$if(isPostgres(storage), (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('letters')
    .set({ state: 'leased', leased_until, attempts: sql`attempts + 1` })
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returningAll()
    .executeTakeFirst();
  return letter && { ...letter, leased_until };
}
