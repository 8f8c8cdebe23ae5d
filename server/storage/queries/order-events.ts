import { type DatedEvent, type OrderEvent, orderEvent, stateSetBy } from '@/domain/order/events';
import type { OrderHistory } from '@/domain/order/status';
import type { Storage, Tables } from '../tables';
import type { Submission } from './read';

/** A picture of an event, ready to be kept. */
export type EventPicture = Readonly<{ width: number; height: number; bytes: Buffer }>;

/** An order's events, oldest first; what only a newer version can read is left out. */
export async function eventsOf(storage: Storage, id: string): Promise<readonly DatedEvent[]> {
  const rows = await storage
    .selectFrom('order_events')
    .select(['position', 'data', 'at'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ position, data, at }) => {
    const { data: event } = orderEvent.safeParse(JSON.parse(data));
    return event ? [{ ...event, position, at }] : [];
  });
}

/** All that is known of an order's way. */
export const historyOf = async (
  storage: Storage,
  { id, created_at, read_at }: Pick<Submission, 'id' | 'created_at' | 'read_at'>,
): Promise<OrderHistory> => ({ receivedAt: created_at, readAt: read_at, events: await eventsOf(storage, id) });

/** The position that the next event of an order gets. */
export async function nextPosition(storage: Storage, id: string): Promise<number> {
  const { last } = await storage
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** An event in the place that it was made for. */
export type PlacedEvent = Readonly<{ id: string; position: number; event: OrderEvent; picture?: EventPicture }>;

/**
 * Adds an event to an order.
 * @throws an error of the storage where its place is taken: something else happened to the order since it was read
 */
export async function addEvent(
  storage: Storage,
  { id, position, event, picture }: PlacedEvent,
  at: number,
): Promise<void> {
  const place = { submission_id: id, position };
  await storage
    .insertInto('order_events')
    .values({ ...place, state: stateSetBy(event), data: JSON.stringify(event), at })
    .execute();
  if (picture)
    await storage
      .insertInto('order_pictures')
      .values({ ...place, ...picture })
      .execute();
}

/** The picture of an event; undefined where it has none. */
export const pictureOf = (
  storage: Storage,
  id: string,
  position: number,
): Promise<Pick<Tables['order_pictures'], 'bytes'> | undefined> =>
  storage
    .selectFrom('order_pictures')
    .select('bytes')
    .where('submission_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
