import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type DatedEvent, type OrderEvent, orderEvent, promisedIn, stateSetBy } from '@/domain/order/events';
import type { OrderHistory } from '@/domain/order/status';
import { holding, type UndoEvent } from '@/domain/order/undo';
import { retryTaken } from '../faults';
import type { Storage, Tables } from '../tables';
import type { Submission } from './read';

export type EventPicture = Readonly<{ width: number; height: number; bytes: Buffer }>;

export type EventFile = Readonly<Pick<Tables['order_files'], 'id' | 'bytes' | 'sha256'>>;

type Row = Pick<Tables['order_events'], 'position' | 'data' | 'at'>;

const rowsOf = (storage: Storage, id: string): Promise<readonly Row[]> =>
  storage
    .selectFrom('order_events')
    .select(['position', 'data', 'at'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();

const eventsIn = (rows: readonly Row[]): readonly DatedEvent[] =>
  rows.flatMap(({ position, data, at }) => {
    const { data: event } = orderEvent.safeParse(JSON.parse(data));
    return event ? [{ ...event, position, at }] : [];
  });

/** Oldest first, also what was taken back; what only a newer version can read is left out. */
export const eventsOf = async (storage: Storage, id: string): Promise<readonly DatedEvent[]> =>
  eventsIn(await rowsOf(storage, id));

export async function allEvents(
  storage: Storage,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DatedEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await storage
    .selectFrom('order_events')
    .select(['submission_id', 'position', 'data', 'at'])
    .where('submission_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map([...byOrder].map(([id, of]) => [id, holding(eventsIn(of))]));
}

/** `events`: also what was taken back. */
export type HistoryWithNext = Readonly<{ history: OrderHistory; events: readonly DatedEvent[]; next: number }>;

/** An optimistic lock: inserting at `next` fails where somebody else wrote in between. */
export async function historyWithNext(
  storage: Storage,
  { id, created_at, read_at }: Pick<Submission, 'id' | 'created_at' | 'read_at'>,
): Promise<HistoryWithNext> {
  const rows = await rowsOf(storage, id);
  const events = eventsIn(rows);
  const history = { receivedAt: created_at, readAt: read_at, events: holding(events) };
  return { history, events, next: (rows.at(-1)?.position ?? 0) + 1 };
}

/** In one transaction; again where something else happened to the order at the same moment. */
export const inHistory = <Done>(
  storage: Storage,
  order: Pick<Submission, 'id' | 'created_at' | 'read_at'>,
  work: (transaction: Storage, known: HistoryWithNext) => Promise<Done>,
): Promise<Done> =>
  retryTaken(() =>
    storage.transaction().execute(async (transaction) => work(transaction, await historyWithNext(transaction, order))),
  );

/** `overtaken`: what the event takes back, at the positions just before it. `order`: what the order says from then on. */
export type PlacedEvent = Readonly<{
  id: string;
  position: number;
  event: OrderEvent;
  picture?: EventPicture;
  file?: EventFile;
  overtaken?: readonly UndoEvent[];
  order?: Readonly<{ email: string; fields: object }>;
}>;

export const rowOf = (event: OrderEvent) => ({
  type: event.type,
  state: stateSetBy(event),
  sender: event.type === 'message' ? event.from : null,
  promised: promisedIn(event),
  data: JSON.stringify(event),
});

/** @throws an error of the storage where the position is taken: something else happened to the order since it was read */
export async function addEvent(
  storage: Storage,
  { id, position, event, picture, file }: PlacedEvent,
  at: number,
): Promise<void> {
  const key = { submission_id: id, position };
  const row = rowOf(event);
  await storage
    .insertInto('order_events')
    .values({ ...key, ...row, at })
    .execute();
  await storage.updateTable('submissions').set({ last_state: row.state }).where('id', '=', id).execute();
  if (file)
    await storage
      .insertInto('order_files')
      .values({ ...key, ...file })
      .execute();
  if (!picture) return;
  const sha256 = hash('sha256', picture.bytes);
  await storage
    .insertInto('order_pictures')
    .values({ ...key, ...picture, sha256 })
    .execute();
}

/** Its picture and its file's row go, and it sets no state any more. @throws as `addEvent` */
export async function addUndo(
  storage: Storage,
  { id, position, event }: Readonly<{ id: string; position: number; event: UndoEvent }>,
  at: number,
): Promise<void> {
  await addEvent(storage, { id, position, event }, at);
  for (const table of ['order_pictures', 'order_files'] as const)
    await storage.deleteFrom(table).where('submission_id', '=', id).where('position', '=', event.of).execute();
  await storage
    .updateTable('order_events')
    .set({ type: 'undone', state: null })
    .where('submission_id', '=', id)
    .where('position', '=', event.of)
    .execute();
}

/** Whether no later event of the order meets the condition. `event`: the alias of an event's row; `later`: that of the later ones. */
export const noLater = (event: 'last' | 'question', condition: RawBuilder<unknown> = sql`true`) =>
  sql<boolean>`not exists (select 1 from order_events as later
    where later.submission_id = ${sql.ref(`${event}.submission_id`)}
    and later.position > ${sql.ref(`${event}.position`)} and ${condition})`;

export const pictureOf = (
  storage: Storage,
  id: string,
  position: number,
): Promise<Tables['order_pictures'] | undefined> =>
  storage
    .selectFrom('order_pictures')
    .selectAll()
    .where('submission_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();

/** The orders that were ever promised for one of these months, such as `2026-12`, by an offer or otherwise. */
export async function promisedFor(storage: Storage, months: readonly string[]): Promise<readonly string[]> {
  const rows = await storage
    .selectFrom('order_events')
    .select('submission_id')
    .distinct()
    .where(({ or, between }) => or(months.map((month) => between('promised', `${month}-01`, `${month}-31`))))
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}

export async function paymentsOf(storage: Storage, year: number) {
  const rows = await storage
    .selectFrom('order_events')
    .innerJoin('submissions', 'submissions.id', 'order_events.submission_id')
    .selectAll('submissions')
    .select('order_events.data')
    .where('order_events.type', '=', 'payment')
    .execute();
  return rows.flatMap(({ data, ...order }) => {
    const { data: event } = orderEvent.safeParse(JSON.parse(data));
    return event?.type === 'payment' && event.day.startsWith(`${year}-`) ? [{ order, payment: event }] : [];
  });
}
