import { sql } from 'kysely';
import { statesThat } from '@/domain/order/states';
import type { Storage } from '../tables';
import { noLater } from './order-events';
import type { Submission } from './read';

export type Listed = Submission & Readonly<{ photos: number }>;

/** First what was accepted, then what is held back; of each what is unread, then the newest. */
export const inListOrder = (storage: Storage) =>
  storage
    .selectFrom('submissions')
    .selectAll('submissions')
    .orderBy(sql`quarantine is not null`)
    .orderBy(sql`read_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc');

const inOrder = (storage: Storage) =>
  inListOrder(storage).select((query) =>
    query
      .selectFrom('photos')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .whereRef('photos.submission_id', '=', 'submissions.id')
      .$asScalar()
      .$notNull()
      .as('photos'),
  );

export const listedHeld = (storage: Storage): Promise<Listed[]> =>
  inOrder(storage).where('quarantine', 'is not', null).execute();

const accepted = (storage: Storage) =>
  storage.selectFrom('submissions').where('quarantine', 'is', null).where('order_id', 'is', null);

export async function countsByKind(storage: Storage) {
  const rows = await accepted(storage)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('all'), fn.count<number>('read_at').as('read')])
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, all, read }) => ({ kind, all: Number(all), unread: Number(all) - Number(read) }));
}

/** `but`: the ids of those that are listed otherwise. */
type Which = Readonly<{ but: readonly string[]; kind?: string; isUnread?: boolean }>;

export async function acceptedPart(
  storage: Storage,
  { but, kind, isUnread = false }: Which,
  { from, count }: Readonly<Record<'from' | 'count', number>>,
): Promise<Listed[]> {
  const rows = await accepted(storage)
    .select('id')
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(isUnread, (query) => query.where('read_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .offset(from)
    .limit(count)
    .execute();
  return listedAmong(
    storage,
    rows.map(({ id }) => id),
  );
}

const closing = statesThat(({ isOver }) => isOver);

/**
 * What may still wait for somebody: what is closed by its last event, or was answered by hand, is left out, unless a buyer sent something
 * that nobody has read, asked something, or answered a change, after which a sum may go back.
 * @param kinds `answered`: those of which a letter by hand is the answer; `never`: those that wait for nobody
 */
export const mayWait = (
  storage: Storage,
  { answered, never }: Readonly<Record<'answered' | 'never', readonly string[]>>,
): Promise<Listed[]> =>
  inOrder(storage)
    .where('quarantine', 'is', null)
    .where('order_id', 'is', null)
    .where('kind', 'not in', never)
    .where(({ and, or, eb, not, exists, selectFrom }) => {
      const unread = selectFrom('submissions as reply')
        .select('reply.order_id')
        .where('reply.order_id', 'is not', null)
        .where('reply.read_at', 'is', null);
      const asked = selectFrom('order_events as question')
        .select('question.submission_id')
        .where('question.type', '=', 'message')
        .where('question.sender', '=', 'buyer')
        .where(noLater('question', sql`later.type in ('offer', 'message')`));
      const letter = selectFrom('letters')
        .select('letters.id')
        .whereRef('letters.submission_id', '=', 'submissions.id')
        .where('letters.kind', '=', 'reply')
        .where('submissions.kind', 'in', answered);
      const changed = selectFrom('order_events as changed')
        .select('changed.submission_id')
        .where('changed.type', '=', 'changeAnswer');
      const isOpen = or([eb('last_state', 'is', null), eb('last_state', 'not in', closing)]);
      return or([
        eb('submissions.id', 'in', unread),
        eb('submissions.id', 'in', asked),
        eb('submissions.id', 'in', changed),
        and([isOpen, not(exists(letter))]),
      ]);
    })
    .execute();

export const repliesTo = async (storage: Storage, orders: readonly string[]): Promise<Listed[]> =>
  orders.length === 0 ? [] : inOrder(storage).where('quarantine', 'is', null).where('order_id', 'in', orders).execute();

export const listedAmong = async (storage: Storage, ids: readonly string[]): Promise<Listed[]> =>
  ids.length === 0 ? [] : inOrder(storage).where('id', 'in', ids).execute();

const counting = (storage: Storage) =>
  storage.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'));

export async function freshCount(storage: Storage): Promise<number> {
  const fresh = counting(storage).where('read_at', 'is', null).where('quarantine', 'is', null);
  return Number((await fresh.executeTakeFirstOrThrow()).count);
}

export async function heldCount(storage: Storage): Promise<number> {
  const held = counting(storage).where('quarantine', 'is not', null);
  return Number((await held.executeTakeFirstOrThrow()).count);
}
