import { isParcelOpen, isSent } from '@/domain/order/parcel';
import type { OrderHistory } from '@/domain/order/status';
import { fill } from '@/i18n/fill';
import { messages } from '@/messages';
import { historyWithNext } from '../storage/queries/order-events';
import { orderByToken, tokenOf } from '../storage/queries/order-link';
import { type Submission, submissionBy } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import type { Joined, Received } from './kind';
import { drawn, type StoredLine, type StoredOrder, storedOrderSchema } from './stored-order';

type Fields = Received['fields'];

/** An order of the shop's form; null of any other. */
function shopOrderIn({ kind, fields }: Submission): StoredOrder | null {
  return kind === 'shop-order' ? (storedOrderSchema.safeParse(JSON.parse(fields)).data ?? null) : null;
}

/** What the form takes over from an order: who gets it and where, so that nobody types it again. */
export const takenFrom = ({ reference, fields }: Pick<Submission, 'reference' | 'fields'>): Fields => {
  const { delivery, draft } = storedOrderSchema.parse(JSON.parse(fields));
  return { ...delivery, destination: drawn.parse(draft).destination ?? '', with: reference };
};

/**
 * The answers with those of the order whose private link came with them (`parcel`). Without the link nothing of that order is used, so
 * that a number alone, or a wrong link, shows nobody's address.
 */
export async function withParcel({ parcel, ...fields }: Fields, storage: Storage): Promise<Fields> {
  const order = parcel === undefined ? undefined : await orderByToken(storage, parcel);
  return parcel !== undefined && order && shopOrderIn(order) ? { ...fields, ...takenFrom(order), parcel } : fields;
}

const reference = /^\d{4}-\d{4,6}-[A-Z]\d$/;

/** The order that was named, as it is stored until it is looked for; a file goes in no parcel. */
export function namedIn({ with: named = '', parcel }: Fields, { draft }: StoredOrder): Pick<StoredOrder, 'with'> {
  return reference.test(named) && isSent(drawn.parse(draft))
    ? { with: { order: named, isJoined: parcel !== undefined } }
    : {};
}

function lineOf(how: 'joined' | 'closed' | 'named', order: string): StoredLine {
  const said = (locale: 'pl' | 'en') => fill(messages[locale].parcel[how], { reference: order });
  return {
    label: { pl: messages.pl.parcel.label, en: messages.en.parcel.label },
    value: { pl: said('pl'), en: said('en') },
  };
}

/** Whether another order may go in the parcel of this one. What goes in another's brings none of its own. */
export function isJoinable(order: Submission, history: OrderHistory): boolean {
  const stored = shopOrderIn(order);
  return stored !== null && !stored.with?.isJoined && isParcelOpen(history, drawn.parse(stored.draft));
}

/** Whether the parcel is still open, at the moment at which the order is stored. */
export async function joinParcel(fields: object, storage: Storage): Promise<Joined> {
  const order = storedOrderSchema.parse(fields);
  if (!order.with) return { fields };
  const first = order.with.isJoined ? await submissionBy(storage, order.with.order) : undefined;
  const { history, next } = first ? await historyWithNext(storage, first) : { history: null, next: 0 };
  const joins = first && history && isJoinable(first, history) ? { id: first.id, position: next } : null;
  const how = joins ? 'joined' : order.with.isJoined ? 'closed' : 'named';
  const kept: StoredOrder = {
    ...order,
    with: { ...order.with, isJoined: joins !== null },
    lines: [...order.lines, lineOf(how, order.with.order)],
  };
  return { fields: kept, ...(joins && { joins }) };
}

/** `token`: of its private page. */
export type Mate = Readonly<{ order: Submission; history: OrderHistory; token: string | null }>;

/** The other orders in the parcel of one, the first of them first; what was erased is left out. */
export async function matesOf(storage: Storage, order: Submission): Promise<readonly Mate[]> {
  const joined = shopOrderIn(order)?.with;
  const first = joined?.isJoined ? await submissionBy(storage, joined.order) : order;
  if (!first) return [];
  const { events } = (await historyWithNext(storage, first)).history;
  const all = [first.reference, ...events.flatMap((event) => (event.type === 'joined' ? [event.reference] : []))];
  const mates: Mate[] = [];
  for (const one of all.filter((other) => other !== order.reference)) {
    const mate = await submissionBy(storage, one);
    if (!mate) continue;
    const { history } = await historyWithNext(storage, mate);
    mates.push({ order: mate, history, token: await tokenOf(storage, mate.id) });
  }
  return mates;
}
