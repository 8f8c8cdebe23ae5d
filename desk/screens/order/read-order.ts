import { ifWritable } from '@/server/storage/faults';
import { lettersOf } from '@/server/storage/queries/letters';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import { damagedIn, markRead, photoFactsOf, submissionBy } from '@/server/storage/queries/read';
import { writtenTo } from '@/server/storage/queries/replies';
import { storedIn } from '@/server/submissions/kinds';
import { unwrittenOf } from '@/server/submissions/letters-for';
import { matesOf } from '@/server/submissions/parcel';
import { reachOf } from '@/server/submissions/reach';
import { withdrawalOf } from '@/server/submissions/withdrawn-order';
import type { Context, Tried } from '../../acts/act';
import { workFileOf } from '../../acts/work-file';

/** Reads an order, which is read by that. @returns null where there is none, or this version cannot read it */
export async function readOrder(context: Context, reference: string, tried: Tried | null) {
  const { storage, locale, now } = context;
  const order = await submissionBy(storage, reference);
  const stored = order && storedIn(order);
  const card = stored?.order?.(locale);
  if (!order || !stored || !card) return null;
  const { id } = order;
  await ifWritable(() => markRead(storage, id, now));
  const known = await historyWithNext(storage, { ...order, read_at: order.read_at ?? now });
  const description = stored.describe(locale);
  const letters = await lettersOf(storage, id);
  return {
    order,
    card,
    description,
    reach: reachOf(order),
    name: description.row.name.split(' ')[0] ?? '',
    ...known,
    photos: await photoFactsOf(storage, id),
    /** The positions of photos, and of events, whose picture cannot be read. */
    damaged: await damagedIn(storage, 'photos', id),
    damagedPictures: await damagedIn(storage, 'order_pictures', id),
    letters,
    /** The buyer got no confirmation: there were too many for one address in a day (TRUST-15). */
    isUnwritten: unwrittenOf(stored, { quarantine: order.quarantine, letters }) === 'enough',
    withdrawal: await withdrawalOf(storage, order),
    written: await writtenTo(storage, id),
    mates: await matesOf(storage, order),
    workFile: await workFileOf(context, order),
    token: await tokenOf(storage, id),
    context,
    tried,
  };
}
export type OrderRead = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

export const pathOf = ({ order }: Pick<OrderRead, 'order'>): string => `/orders/${order.reference}`;
