import { type Selectable, sql, type Updateable } from 'kysely';
import { limits } from '../../platform/limits';
import { isPostgres, type Storage, type Tables } from '../../storage/tables';
import type { Delivery } from '../transport/transport';

/** A letter that is ours to send until `leased_until`; that moment also tells our lease from a later one. */
export type Claimed = Selectable<Tables['letters']> & Readonly<{ leased_until: number }>;

const minute = 60 * 1000;
const hour = 60 * minute;

/** The longest wait of a letter, after all short ones (TRUST-14). */
const later = 4 * hour;

/**
 * Takes the letter that has been due for longest, in one statement, so that no two processes get the same. A lease that
 * ran out belongs to a process that ended while sending. A time further ahead than any wait was written while the clock
 * was wrong: that letter would wait for years.
 */
export async function claim(storage: Storage, now: number): Promise<Claimed | undefined> {
  const leased_until = now + limits.outbox.leaseMs;
  const letter = await storage
    .with('due', (db) =>
      db
        .selectFrom('letters')
        .select('id')
        .where(({ and, or, eb }) => {
          const isOver = (column: 'next_at' | 'leased_until') =>
            or([eb(column, '<=', now), eb(column, '>', now + later)]);
          return or([
            and([eb('state', '=', 'waiting'), isOver('next_at')]),
            and([eb('state', '=', 'leased'), isOver('leased_until')]),
          ]);
        })
        .orderBy('next_at')
        .orderBy('id')
        .limit(1)
        // SQLite has one writer at a time, and no such clause
        .$if(isPostgres(storage), (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('letters')
    .set({ state: 'leased', leased_until, attempts: sql`attempts + 1` })
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returningAll()
    .executeTakeFirst();
  return letter && { ...letter, leased_until };
}

/** TRUST-14. */
const early = [minute / 2, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour] as const;
const laterAttempts = (14 * 24 * hour) / later;

/** @returns milliseconds, or null after the last attempt: then the letter is parked */
export function waitAfter(attempts: number): number | null {
  if (attempts <= early.length) return early[attempts - 1] ?? 0;
  return attempts <= early.length + laterAttempts ? later : null;
}

/** In `last_code`: the server took all of the letter and gave no answer. */
export const noAnswer = 'unanswered';

type Change = Updateable<Tables['letters']>;

function refused({ attempts }: Claimed, code: string, now: number): Change {
  const wait = waitAfter(attempts);
  if (wait === null) return { state: 'parked', last_code: code };
  return { state: 'waiting', last_code: code, next_at: now + wait };
}

/** A server that cannot be reached is not the letter's fault, so the attempt does not count. */
const unreachable = ({ attempts }: Claimed, code: string, now: number): Change => ({
  state: 'waiting',
  last_code: code,
  attempts: attempts - 1,
  next_at: now,
});

/** It may have arrived: it is sent once more, much later, and then set aside. */
const unanswered = ({ last_code }: Claimed, now: number): Change =>
  last_code === noAnswer
    ? { state: 'parked', last_code: noAnswer }
    : { state: 'waiting', last_code: noAnswer, next_at: now + later };

function changeFor(letter: Claimed, delivery: Delivery, now: number): Change {
  if (delivery.state === 'sent') return { state: 'sent', last_code: null, sent_at: now };
  if (delivery.state === 'unanswered') return unanswered(letter, now);
  return (delivery.state === 'refused' ? refused : unreachable)(letter, delivery.code, now);
}

/** Does nothing where the lease has run out: another process may have the letter. */
export async function finish(storage: Storage, letter: Claimed, delivery: Delivery, now: number): Promise<Change> {
  const change = changeFor(letter, delivery, now);
  await storage
    .updateTable('letters')
    .set({ ...change, leased_until: null })
    .where(({ and }) => and({ id: letter.id, state: 'leased', leased_until: letter.leased_until }))
    .execute();
  return change;
}
