import type { DatedEvent } from '@/domain/order/events';
import type { Reach } from '@/domain/order/reply';
import type { OrderHistory } from '@/domain/order/status';
import { holding } from '@/domain/order/undo';
import { ifWritable } from '@/server/storage/faults';
import { type LetterRow, lettersOf } from '@/server/storage/queries/letters';
import { eventsOf } from '@/server/storage/queries/order-events';
import { tokenOf } from '@/server/storage/queries/order-link';
import {
  damagedIn,
  markRead,
  type PhotoFacts,
  photoFactsOf,
  type Submission,
  submissionBy,
} from '@/server/storage/queries/read';
import { type Written, writtenTo } from '@/server/storage/queries/replies';
import type { Description, OrderCard } from '@/server/submissions/kind';
import { storedIn } from '@/server/submissions/kinds';
import { unwrittenOf } from '@/server/submissions/letters-for';
import { reachOf } from '@/server/submissions/reach';
import { withdrawalOf } from '@/server/submissions/withdrawn-order';
import type { Context } from '../../acts/act';
import type { Tried } from '../screen';

export type ShownOrder = Readonly<{
  order: Submission;
  card: OrderCard;
  description: Description;
  reach: Reach;
  /** The buyer's first name, as it was typed. */
  name: string;
  /** Without what was taken back; `events`: with it. */
  history: OrderHistory;
  events: readonly DatedEvent[];
  next: number;
  photos: readonly PhotoFacts[];
  /** The positions of those that cannot be read. */
  damaged: ReadonlySet<number>;
  /** The events whose picture cannot be read. */
  damagedPictures: ReadonlySet<number>;
  letters: readonly LetterRow[];
  /** The buyer got no confirmation: there were too many for one address in a day (TRUST-15). */
  isUnwritten: boolean;
  /** With which the buyer withdrew from the contract. */
  withdrawal: Submission | null;
  written: readonly Written[];
  /** Of the order's private page. */
  token: string | null;
  context: Context;
  tried: Tried | null;
}>;

/** Reads an order, which is read by that. @returns null where there is none, or this version cannot read it */
export async function readOrder(context: Context, reference: string, tried: Tried | null): Promise<ShownOrder | null> {
  const { storage, locale, now } = context;
  const order = await submissionBy(storage, reference);
  const stored = order && storedIn(order);
  const card = stored?.order?.(locale);
  if (!order || !stored || !card) return null;
  const { id, created_at: receivedAt } = order;
  await ifWritable(() => markRead(storage, id, now));
  const events = await eventsOf(storage, id);
  const description = stored.describe(locale);
  const letters = await lettersOf(storage, id);
  return {
    ...{ order, card, description, reach: reachOf(order), name: description.row.name.split(' ')[0] ?? '' },
    history: { receivedAt, readAt: order.read_at ?? now, events: holding(events) },
    ...{ events, next: (events.at(-1)?.position ?? 0) + 1 },
    photos: await photoFactsOf(storage, id),
    damaged: await damagedIn(storage, 'photos', id),
    damagedPictures: await damagedIn(storage, 'order_pictures', id),
    ...{ letters, isUnwritten: unwrittenOf(stored, { quarantine: order.quarantine, letters }) === 'enough' },
    withdrawal: await withdrawalOf(storage, order),
    written: await writtenTo(storage, id),
    token: await tokenOf(storage, id),
    ...{ context, tried },
  };
}

export const pathOf = ({ order }: Pick<ShownOrder, 'order'>): string => `/orders/${order.reference}`;
