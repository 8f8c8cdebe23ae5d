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

function shopOrderIn({ kind, fields }: Submission): StoredOrder | null {
  return kind === 'shop-order' ? (storedOrderSchema.safeParse(JSON.parse(fields)).data ?? null) : null;
}

/** Who gets it and where, so that nobody types it again. */
export const takenFrom = ({ reference, fields }: Pick<Submission, 'reference' | 'fields'>): Fields => {
  const { delivery, draft } = storedOrderSchema.parse(JSON.parse(fields));
  return { ...delivery, destination: drawn.parse(draft).destination ?? '', with: reference };
};

/** Without the order's private link (`parcel`) nothing of that order is used: a number alone must show nobody's address. */
export async function withParcel({ parcel, with: _, ...fields }: Fields, storage: Storage): Promise<Fields> {
  const order = parcel === undefined ? undefined : await orderByToken(storage, parcel);
  return parcel !== undefined && order && shopOrderIn(order) ? { ...fields, ...takenFrom(order), parcel } : fields;
}

/** A file goes in no parcel. */
export const namedIn = ({ with: order }: Fields, { draft }: StoredOrder): Pick<StoredOrder, 'with'> =>
  order !== undefined && isSent(drawn.parse(draft)) ? { with: { order, isJoined: true } } : {};

function closedLine(reference: string): StoredLine {
  const { pl, en } = messages;
  return {
    label: { pl: pl.parcel.label, en: en.parcel.label },
    value: { pl: fill(pl.parcel.closed, { reference }), en: fill(en.parcel.closed, { reference }) },
  };
}

/**
 * Whether another order may go in the parcel of this one. What goes in another's has none of its own.
 * @param withdrawal the statement with which the buyer withdrew from its contract
 */
export function isJoinable(order: Submission, history: OrderHistory, withdrawal: Submission | null): boolean {
  const stored = shopOrderIn(order);
  return (
    withdrawal === null && stored !== null && !stored.with?.isJoined && isParcelOpen(history, drawn.parse(stored.draft))
  );
}

/** Joins only if the parcel is open at the moment at which the order is stored. */
export async function joinParcel(
  fields: object,
  storage: Storage,
  withdrawalOf: (storage: Storage, order: Submission) => Promise<Submission | null>,
): Promise<Joined> {
  const order = storedOrderSchema.parse(fields);
  if (!order.with) return { fields };
  const reference = order.with.order;
  const first = await submissionBy(storage, reference);
  if (first) {
    const { history, next } = await historyWithNext(storage, first);
    if (isJoinable(first, history, await withdrawalOf(storage, first)))
      return { fields, joins: { id: first.id, position: next }, isTrusted: first.quarantine === null };
  }
  const apart = { order: reference, isJoined: false };
  return { fields: { ...order, with: apart, lines: [...order.lines, closedLine(reference)] } };
}

export type Mate = Readonly<{ order: Submission; history: OrderHistory; token: string | null }>;

/** The other orders in the parcel of one, the first of them first. */
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
