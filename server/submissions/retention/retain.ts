import { type DeleteResult, sql } from 'kysely';
import { endedStates, type OrderState, statesThat } from '@/domain/order/states';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';
import { dayInWarsaw, dayMs, daysAfter } from '../../platform/warsaw';
import type { Effects } from '../../storage/effects';
import { eraseSubmissions } from '../../storage/queries/erased-orders';
import { noLater } from '../../storage/queries/order-events';
import { isWhole } from '../../storage/sqlite/quick-check';
import { scrub } from '../../storage/sqlite/scrub';
import type { Storage } from '../../storage/tables';
import { storedKinds } from '../kinds';
import { shopOrder } from '../shop-order';

const agreedStates = statesThat(({ isContract, isOver }) => isContract && !isOver);

export type Erased = Readonly<{
  submissions: number;
  photos: number;
  files: number;
  quarantine: number;
  keys: number;
  failed: number;
}>;

/**
 * Unread, or with letters that wait; an order and its replies stay together. What is held back sets off no letter and is not
 * expected to be read.
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

/** What was accepted or paid, whatever it came by. */
const binding = (storage: Storage) =>
  storage
    .selectFrom('order_events as bound')
    .select('bound.submission_id')
    .where(({ eb, or }) => or([eb('bound.type', '=', 'payment'), eb('bound.state', 'in', [...agreedStates])]));

/** By the last event that set a state. */
const lastIn = (storage: Storage, states: readonly OrderState[]) =>
  storage
    .selectFrom('order_events as last')
    .select('last.submission_id')
    .where('last.state', 'in', [...states])
    .where(noLater('last', sql`later.state is not null`));

/** What its kind keeps no longer; an order that binds is kept as long as a shop order, and until it is done. */
const expired = (storage: Storage, now: number) =>
  storage
    .selectFrom('submissions')
    .where(({ eb, or, and }) =>
      or(
        Object.entries(storedKinds).map(([kind, { retainedSince }]) =>
          and([eb('kind', '=', kind), eb('created_at', '<', retainedSince(now))]),
        ),
      ),
    )
    .where(({ eb, fn, or }) =>
      or([
        eb('created_at', '<', shopOrder.retainedSince(now)),
        eb(fn.coalesce('order_id', 'id'), 'not in', binding(storage)),
      ]),
    )
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', lastIn(storage, agreedStates)));

const old = (storage: Storage, now: number) =>
  expired(storage, now)
    .select('id')
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'not in', pending(storage)))
    .orderBy('created_at');

const oldHeld = (storage: Storage, now: number) =>
  storage
    .selectFrom('submissions')
    .select('id')
    .where('quarantine', 'is not', null)
    .where('id', 'not in', binding(storage))
    .where('created_at', '<', now - limits.retention.quarantineMs)
    .orderBy('created_at');

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
        eb('submission_id', 'in', lastIn(storage, endedStates).where('last.at', '<', now - declinedPhotoMs)),
      ]),
    )
    .orderBy('submission_id');
};

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

/** How many stay beyond their time, since nobody has read them or letters wait. */
export async function overdue(storage: Storage, now: number): Promise<number> {
  const { count } = await expired(storage, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, fn }) => eb(fn.coalesce('order_id', 'id'), 'in', pending(storage)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const nightOf = (at: number): string => dayInWarsaw(at - (limits.retention.nightHour * dayMs) / 24);

/** A clock that is years ahead would erase what is to be kept: after a jump nothing is erased for a week, in which somebody sees it. */
export async function mayErase(storage: Storage, at: number): Promise<boolean> {
  const night = nightOf(at);
  const { jumpDays, waitDays } = limits.retention;
  const last = await storage.selectFrom('retention_nights').selectAll().executeTakeFirst();
  const isJump = last !== undefined && night > daysAfter(last.night, jumpDays);
  const waits_until = isJump ? daysAfter(night, waitDays) : (last?.waits_until ?? night);
  await storage.deleteFrom('retention_nights').execute();
  // where the clock was set back, that it waited is over
  const row = { night, waits_until: last && night < last.night ? night : waits_until };
  await storage.insertInto('retention_nights').values(row).execute();
  return night >= row.waits_until;
}

type Due = (storage: Storage, now: number) => ReturnType<typeof old>;

/**
 * Photos, keys and letters go with their submission, each in a transaction of its own, so that one that cannot be erased keeps nothing else.
 * What nobody has read or has letters that wait stays: what was acknowledged is not lost to a wrong clock. `scrub` comes after.
 */
export async function retain(storage: Storage, now: number): Promise<Erased> {
  let failed = 0;
  const erase = async (due: Due): Promise<number> => {
    let erased = 0;
    for (const { id } of await due(storage, now).execute())
      try {
        erased += await storage.transaction().execute(async (transaction) => {
          const still = await due(transaction, now).where('id', '=', id).executeTakeFirst();
          if (!still) return 0;
          await eraseSubmissions(transaction, [id]);
          return 1;
        });
      } catch {
        failed += 1;
      }
    return erased;
  };
  const quarantine = await erase(oldHeld);
  const submissions = await erase(old);
  const photos = await storage
    .deleteFrom('photos')
    .where('submission_id', 'in', withOldPhotos(storage, now))
    .executeTakeFirstOrThrow();
  const files = await storage
    .deleteFrom('order_files')
    .where('id', 'in', oldFiles(storage, now))
    .executeTakeFirstOrThrow();
  const keys = await storage
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - limits.repetition.keyMs)
    .executeTakeFirstOrThrow();
  const countOf = ({ numDeletedRows }: DeleteResult) => Number(numDeletedRows);
  return { submissions, quarantine, photos: countOf(photos), files: countOf(files), keys: countOf(keys), failed };
}

/** By their names in the log. */
type Chores = Readonly<Record<string, (storage: Storage) => Promise<unknown>>>;

/**
 * Once a night, and at each start, since a machine may be off at night. A chore that fails is logged and skips no other. If SQLite's log is
 * in use, it is emptied the next night.
 */
export function nightly(chores: Chores = {}): (effects: Pick<Effects, 'storage' | 'now' | 'log'>) => Promise<void> {
  let done: string | null = null;
  return async ({ storage, now, log }) => {
    const at = now();
    const night = nightOf(at);
    if (night === done) return;
    const opened = await storage();
    done = night;
    const logCounts = (event: 'erased' | 'kept', counts: Readonly<Record<string, number>>) => {
      for (const [kind, count] of Object.entries(counts)) if (count > 0) log({ event, kind, count });
    };
    const all: Chores = {
      async retention() {
        if (!(await mayErase(opened, at))) return logCounts('kept', { clock: 1 });
        const { failed, ...erased } = await retain(opened, at);
        logCounts('erased', erased);
        logCounts('kept', { failed, unread: await overdue(opened, at) });
      },
      ...chores,
      async scrub() {
        if (!(await scrub(opened))) log({ event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' });
      },
      async database() {
        if (!(await isWhole(opened))) log({ event: 'failed', kind: 'database', cause: 'SQLITE_CORRUPT' });
      },
    };
    for (const [kind, run] of Object.entries(all))
      await run(opened).catch((error: unknown) => log({ event: 'failed', kind, cause: causeOf(error) }));
  };
}
