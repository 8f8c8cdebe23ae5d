import { limits } from '../../platform/limits';
import { dayInWarsaw } from '../../platform/warsaw';
import type { Effects } from '../../storage/effects';
import { keepErased } from '../../storage/queries/erased-orders';
import { isWhole } from '../../storage/sqlite/quick-check';
import { scrub } from '../../storage/sqlite/scrub';
import type { Storage } from '../../storage/tables';
import { storedKinds } from '../kinds';
import { shopOrder } from '../shop-order';

/** Of what a buyer and the artist agreed on. */
const agreedStates = ['accepted', 'in-work', 'sent'] as const;

/** How much was erased; `photos` and `files` of submissions that stay. */
export type Erased = Readonly<{
  submissions: number;
  photos: number;
  files: number;
  quarantine: number;
  keys: number;
}>;

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

/** What was accepted or paid, whatever it came by, with the order it belongs to. */
const binding = (storage: Storage) =>
  storage
    .selectFrom('order_events as bound')
    .select('bound.submission_id')
    .where(({ eb, or }) => or([eb('bound.type', '=', 'payment'), eb('bound.state', 'in', [...agreedStates])]));

/** The orders that are in one of these states now: the last event that set a state says. */
const lastIn = (storage: Storage, states: readonly ((typeof agreedStates)[number] | 'declined')[]) =>
  storage
    .selectFrom('order_events as last')
    .select('last.submission_id')
    .where('last.state', 'in', [...states])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as later')
            .select('later.position')
            .whereRef('later.submission_id', '=', 'last.submission_id')
            .whereRef('later.position', '>', 'last.position')
            .where('later.state', 'is not', null),
        ),
      ),
    );

/** What its kind keeps no longer, and no order that binds, is expired: that is kept as long as a shop order, and until it is done. */
const expired = (storage: Storage, now: number) =>
  storage
    .selectFrom('submissions')
    .where(({ eb, or, and }) =>
      or(
        Object.entries(storedKinds).map(([kind, { keptSince }]) =>
          and([eb('kind', '=', kind), eb('created_at', '<', keptSince(now))]),
        ),
      ),
    )
    .where(({ eb, fn, or }) =>
      or([
        eb('created_at', '<', shopOrder.keptSince(now)),
        eb(fn.coalesce('order_id', 'id'), 'not in', binding(storage)),
      ]),
    )
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', lastIn(storage, agreedStates)));

/** Expired submissions, oldest first. */
const old = (storage: Storage, now: number) =>
  expired(storage, now)
    .select('id')
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', pending(storage)))
    .orderBy('created_at');

/** What was held back for so long, oldest first. */
const oldHeld = (storage: Storage, now: number) =>
  storage
    .selectFrom('submissions')
    .select('id')
    .where('quarantine', 'is not', null)
    .where('created_at', '<', now - limits.retention.quarantineMs)
    .orderBy('created_at');

/** Submissions that stay, but whose photos have expired. */
const withOldPhotos = (storage: Storage, now: number) => {
  const { photoMs, declinedPhotoMs } = limits.retention;
  const unneeded = storage
    .selectFrom('submissions')
    .select('id')
    .where('created_at', '<', now - photoMs)
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', pending(storage)));
  return storage
    .selectFrom('photos')
    .select('submission_id')
    .distinct()
    .where(({ eb, or }) =>
      or([
        eb('submission_id', 'in', unneeded),
        eb('submission_id', 'in', lastIn(storage, ['declined']).where('last.at', '<', now - declinedPhotoMs)),
      ]),
    )
    .orderBy('submission_id');
};

/** The files that were handed over so long ago. */
const oldFiles = (storage: Storage, now: number) =>
  storage
    .selectFrom('order_files')
    .innerJoin('order_events', (join) =>
      join
        .onRef('order_events.submission_id', '=', 'order_files.submission_id')
        .onRef('order_events.position', '=', 'order_files.position'),
    )
    .select('order_files.id')
    .where('order_events.at', '<', now - limits.retention.deliveredMs)
    .orderBy('order_files.id');

/** The number of submissions that stay beyond their time, since nobody has read them or letters wait. */
export async function overdue(storage: Storage, now: number): Promise<number> {
  const { count } = await expired(storage, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'in', pending(storage)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const hour = 60 * 60 * 1000;

/** The night that a moment belongs to. */
const nightOf = (at: number): string => dayInWarsaw(at - limits.retention.nightHour * hour);

/**
 * How many submissions the night of a moment may still lose, wholly or their photos: at most a tenth of what is stored
 * and never fewer than twenty, so that a clock that is years ahead takes little before somebody sees it.
 */
async function remainingAt(storage: Storage, now: number): Promise<number> {
  const tonight = storage.selectFrom('retention_nights').select('remaining').where('night', '=', nightOf(now));
  const row = await tonight.executeTakeFirst();
  if (row) return row.remaining;
  const { stored } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  const { aNight, share } = limits.retention;
  return Math.max(aNight, Math.floor(Number(stored) * share));
}

async function noteRemaining(storage: Storage, now: number, remaining: number): Promise<void> {
  await storage.deleteFrom('retention_nights').execute();
  await storage
    .insertInto('retention_nights')
    .values({ night: nightOf(now), remaining })
    .execute();
}

/** The number of submissions that wait for another night, wholly or their photos, since this one may erase no more. */
export async function waiting(storage: Storage, now: number): Promise<number> {
  const due = await Promise.all([old(storage, now).execute(), oldHeld(storage, now).execute()]);
  const withPhotos = await withOldPhotos(storage, now).execute();
  const ids = new Set([...due.flat().map(({ id }) => id), ...withPhotos.map(({ submission_id }) => submission_id)]);
  return Math.max(0, ids.size - (await remainingAt(storage, now)));
}

/**
 * Erases what has expired, up to the limit of a night; photos, keys and letters are erased with their submission.
 * What nobody has read or has letters that wait stays whole: what was acknowledged is not lost to a wrong clock. `scrub`
 * comes after.
 */
export function retain(storage: Storage, now: number): Promise<Erased> {
  return storage.transaction().execute(async (transaction): Promise<Erased> => {
    let left = await remainingAt(transaction, now);
    const erase = async (due: ReturnType<typeof old>): Promise<number> => {
      const ids = (await due.limit(left).execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await keepErased(transaction, ids);
      const { numDeletedRows } = await transaction
        .deleteFrom('submissions')
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      left -= Number(numDeletedRows);
      return Number(numDeletedRows);
    };
    const quarantine = await erase(oldHeld(transaction, now));
    const submissions = await erase(old(transaction, now));
    const photos = await transaction
      .deleteFrom('photos')
      .where('submission_id', 'in', withOldPhotos(transaction, now).limit(left))
      .returning('submission_id')
      .execute();
    left -= new Set(photos.map(({ submission_id }) => submission_id)).size;
    const { numDeletedRows: files } = await transaction
      .deleteFrom('order_files')
      .where('id', 'in', oldFiles(transaction, now).limit(left))
      .executeTakeFirstOrThrow();
    left -= Number(files);
    await noteRemaining(transaction, now, left);
    const { numDeletedRows: keys } = await transaction
      .deleteFrom('idempotency')
      .where('created_at', '<=', now - limits.repetition.keyMs)
      .executeTakeFirstOrThrow();
    return { submissions, quarantine, photos: photos.length, files: Number(files), keys: Number(keys) };
  });
}

/**
 * Retention, and what else is done once a night (`also`), and at each start, since a machine may be off at night. What was erased
 * is logged first; if SQLite's log is in use, it is emptied the next night. Then the database is checked.
 */
export function nightly(
  also: (storage: Storage) => Promise<unknown> = async () => undefined,
): (effects: Pick<Effects, 'storage' | 'now' | 'log'>) => Promise<void> {
  let done: string | null = null;
  return async ({ storage, now, log }) => {
    const at = now();
    const night = nightOf(at);
    if (night === done) return;
    const opened = await storage();
    const erased: Erased = await retain(opened, at);
    done = night;
    for (const [kind, count] of Object.entries(erased)) if (count > 0) log({ event: 'erased', kind, count });
    const kept = { unread: await overdue(opened, at), waiting: await waiting(opened, at) };
    for (const [kind, count] of Object.entries(kept)) if (count > 0) log({ event: 'kept', kind, count });
    await also(opened);
    if (!(await scrub(opened))) log({ event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' });
    if (!(await isWhole(opened))) log({ event: 'failed', kind: 'database', cause: 'SQLITE_CORRUPT' });
  };
}
