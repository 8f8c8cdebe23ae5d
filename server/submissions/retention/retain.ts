import type { DeleteResult } from 'kysely';
import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { dayInWarsaw } from '../../platform/warsaw';
import { sweepDesk } from '../../storage/desk-folder';
import type { Effects } from '../../storage/effects';
import { clockDoubt, keepMoment } from '../../storage/queries/clock';
import { scrub } from '../../storage/sqlite/scrub';
import type { Storage } from '../../storage/tables';
import { kindNames, kinds } from '../kinds';

export type Erased = Readonly<{ submissions: number; photos: number; quarantine: number; keys: number }>;

const countOf = (results: readonly DeleteResult[]): number =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

/**
 * What nobody has read, or has letters that wait, with the order it belongs to: the order and its replies stay together.
 * What is held back sets off no letter and is not expected to be read, so it is not among them.
 */
const pending = (storage: Storage) =>
  storage
    .selectFrom('submissions as kept')
    .select(({ fn }) => fn.coalesce('kept.order_id', 'kept.id').as('id'))
    .where('kept.quarantine', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('kept.read_at', 'is', null),
        exists(
          selectFrom('letters')
            .select('letters.id')
            .whereRef('letters.submission_id', '=', 'kept.id')
            .where('letters.state', 'in', ['waiting', 'leased']),
        ),
      ]),
    );

async function submissionsOfAge(storage: Storage, now: number): Promise<number> {
  let count = 0;
  for (const kind of kindNames()) {
    const old = storage
      .deleteFrom('submissions')
      .where('kind', '=', kind)
      .where('created_at', '<', kinds[kind].keptSince(now))
      .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', pending(storage)));
    count += countOf(await old.execute());
  }
  return count;
}

/** The orders that have been declined for so long, and are so still. */
const declinedSince = (storage: Storage, at: number) =>
  storage
    .selectFrom('order_events as declined')
    .select('declined.submission_id')
    .where('declined.state', '=', 'declined')
    .where('declined.at', '<', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as later')
            .select('later.position')
            .whereRef('later.submission_id', '=', 'declined.submission_id')
            .whereRef('later.position', '>', 'declined.position')
            .where('later.state', 'is not', null),
        ),
      ),
    );

/** The number of submissions that stay beyond their time, since nobody has read them or letters wait. */
export async function overdue(storage: Storage, now: number): Promise<number> {
  const { count } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, or, and }) =>
      or(kindNames().map((kind) => and([eb('kind', '=', kind), eb('created_at', '<', kinds[kind].keptSince(now))]))),
    )
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'in', pending(storage)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Erases what has been kept for its time; photos, keys and letters go with their submission. What nobody has read or has
 * letters that wait stays whole: what was acknowledged is not lost to a wrong clock. `scrub` comes after.
 */
export function retain(storage: Storage, now: number): Promise<Erased> {
  const { photoMs, declinedPhotoMs, quarantineMs } = limits.retention;
  return storage.transaction().execute(async (transaction): Promise<Erased> => {
    const old = transaction
      .selectFrom('submissions')
      .select('id')
      .where('created_at', '<', now - photoMs)
      .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', pending(transaction)));
    const ended = declinedSince(transaction, now - declinedPhotoMs);
    const held = transaction.deleteFrom('submissions').where('quarantine', 'is not', null);
    const keys = transaction.deleteFrom('idempotency').where('created_at', '<=', now - limits.repetition.keyMs);
    return {
      submissions: await submissionsOfAge(transaction, now),
      quarantine: countOf(await held.where('created_at', '<', now - quarantineMs).execute()),
      photos: countOf(
        await transaction
          .deleteFrom('photos')
          .where(({ eb, or }) => or([eb('submission_id', 'in', old), eb('submission_id', 'in', ended)]))
          .execute(),
      ),
      keys: countOf(await keys.execute()),
    };
  });
}

const hour = 60 * 60 * 1000;

/** The night that a moment belongs to. */
const nightOf = (at: number): string => dayInWarsaw(at - limits.retention.nightHour * hour);

/**
 * Retention once a night, and once at the start: a machine that sleeps at night keeps nothing for longer. What was erased
 * is told first; a log of SQLite's that is in use then is emptied the next night. Where the clock is not believed nothing
 * is erased, and the log says so every night.
 */
export function nightly(): (effects: Pick<Effects, 'storage' | 'now' | 'log'>) => Promise<void> {
  let done: string | null = null;
  return async ({ storage, now, log }) => {
    const at = now();
    const night = nightOf(at);
    if (night === done) return;
    const opened = await storage();
    const doubt = await clockDoubt(opened, at);
    if (doubt) {
      done = night;
      return log({ event: 'kept', kind: 'clock', cause: doubt.direction, count: doubt.days });
    }
    const erased: Erased = await retain(opened, at);
    await keepMoment(opened, at);
    done = night;
    sweepDesk(environment().dataFolder, at);
    for (const [kind, count] of Object.entries(erased)) if (count > 0) log({ event: 'erased', kind, count });
    const late = await overdue(opened, at);
    if (late > 0) log({ event: 'kept', kind: 'unread', count: late });
    if (!(await scrub(opened))) log({ event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' });
  };
}
