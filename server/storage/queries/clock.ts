import { limits } from '../../platform/limits';
import type { Storage } from '../tables';

/** A clock that is not believed: whether it lies before or after the last moment seen, and by how many whole days. */
export type ClockDoubt = Readonly<{ seen: number; direction: 'behind' | 'ahead'; days: number }>;

const day = 24 * 60 * 60 * 1000;
const row = 1;

/**
 * Holds the clock against the last moment seen. A storage that has seen none believes it, since there is nothing to hold
 * it against.
 * @returns null where it is believed
 */
export async function clockDoubt(storage: Storage, now: number): Promise<ClockDoubt | null> {
  const last = await storage.selectFrom('clock').select('seen_at').where('id', '=', row).executeTakeFirst();
  if (!last) return null;
  const apart = Math.abs(now - last.seen_at);
  if (apart <= limits.retention.clockMs) return null;
  return { seen: last.seen_at, direction: now < last.seen_at ? 'behind' : 'ahead', days: Math.floor(apart / day) };
}

/** Keeps the moment as the last one seen: from now on the clock is held against it. */
export async function keepMoment(storage: Storage, now: number): Promise<void> {
  await storage
    .insertInto('clock')
    .values({ id: row, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}
