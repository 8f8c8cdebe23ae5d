import { artist } from '@/content/artist';
import { openingNotices, withdrawalStatements } from '@/domain/api';
import type { NoRight } from '@/domain/order/delivery';
import type { DatedEvent } from '@/domain/order/events';
import { type OrderHistory, stateOf } from '@/domain/order/status';
import { askedAt, type Calendar, compareTurns, type Turn, turnOf, turnOfQuestion } from '@/domain/order/turn';
import { dayInWarsaw, workingDaysAfter } from '../platform/warsaw';
import { type Listed, listedAmong, mayWait, repliesTo } from '../storage/queries/listed';
import { allEvents, promisedFor } from '../storage/queries/order-events';
import { submissionsBy } from '../storage/queries/person';
import { lastReplies } from '../storage/queries/replies';
import type { Storage } from '../storage/tables';
import type { StoredSubmission } from './kind';
import { jsonIn, type Kind, storedIn } from './kinds';
import { noRightTo, withdrawnAmong, withdrawnOrder } from './withdrawn-order';

type Contract = Readonly<{ reference: string; noRight: NoRight | null }>;
type Ordered = Readonly<{ reference: string; name: string }>;

export type Work = Readonly<{
  submission: Listed;
  /** What the buyer sent from the order's page, newest first. */
  replies: readonly Listed[];
  /** Null where this version cannot read it. */
  stored: StoredSubmission | null;
  history: OrderHistory | null;
  /** Of a statement that withdraws, until it is settled; null where it names no order. */
  contract: Contract | null;
  /** Of a message, the newest order from the same address. */
  ordered: Ordered | null;
  turn: Turn;
}>;

export const calendar: Calendar = {
  dayOf: dayInWarsaw,
  answerBy: (at) => workingDaysAfter(at, artist.replyWorkingDays),
};

/** A message is answered, whether it was read or not; everything else is read. */
export const isToRead = ({ read_at, fields }: Listed): boolean => {
  const sent = jsonIn(fields);
  return read_at === null && !(typeof sent === 'object' && sent && 'answer' in sent && sent.answer === 'message');
};

/** The kinds of which a letter by hand is the answer: what is an order goes on. */
const questions: readonly Kind[] = ['contact', 'registration-lessons'];

/** By the id of what came in, unless noted. */
type Rows = Readonly<{
  replies: ReadonlyMap<string | null, readonly Listed[]>;
  events: ReadonlyMap<string, readonly DatedEvent[]>;
  /** When the artist last wrote by hand, in ms. */
  written: ReadonlyMap<string, number>;
  contracts: ReadonlyMap<string, Contract>;
  /** By the address of those who wrote a message. */
  orders: ReadonlyMap<string | null, Ordered>;
  withdrawn: ReadonlySet<string>;
}>;

/** Of each statement that is not settled yet. */
async function contractsOf(
  storage: Storage,
  all: readonly Listed[],
  events: Rows['events'],
): Promise<ReadonlyMap<string, Contract>> {
  const contracts = new Map<string, Contract>();
  for (const submission of all) {
    const { id, kind, created_at: receivedAt, read_at: readAt } = submission;
    const isOpen = stateOf({ receivedAt, readAt, events: events.get(id) ?? [] }) !== 'done';
    const order = isOpen && kind === withdrawalStatements ? await withdrawnOrder(storage, submission) : null;
    if (order)
      contracts.set(id, {
        reference: order.reference,
        noRight: await noRightTo(storage, order, submission),
      });
  }
  return contracts;
}

/** The newest order of each sender of a message. */
async function ordersOf(storage: Storage, all: readonly Listed[]): Promise<Rows['orders']> {
  const emails = all.flatMap(({ kind, email }) => (kind === 'contact' && email ? [email] : []));
  const sent = emails.length > 0 ? await submissionsBy(storage, [...new Set(emails)]) : [];
  const orders = new Map<string | null, Ordered>();
  for (const submission of sent.toReversed()) {
    const stored = submission.quarantine === null ? storedIn(submission) : null;
    if (stored?.order)
      orders.set(submission.email, { reference: submission.reference, name: stored.describe('pl').row.name });
  }
  return orders;
}

function workOf(submission: Listed, rows: Rows, now: number): Work {
  const { id, created_at: receivedAt, read_at: readAt, kind, email } = submission;
  const replies = (rows.replies.get(id) ?? []).toSorted((one, other) => other.created_at - one.created_at);
  const writtenAt = Math.max(...[submission, ...replies].map((one) => rows.written.get(one.id) ?? 0));
  const contract = rows.contracts.get(id) ?? null;
  const ordered = kind === 'contact' ? (rows.orders.get(email) ?? null) : null;
  const stored = storedIn(submission);
  const history: OrderHistory = { receivedAt, readAt, events: rows.events.get(id) ?? [] };
  const about = { submission, replies, stored, contract, ordered };
  if (stored?.order) {
    const unreadAt = replies.findLast(isToRead)?.created_at ?? null;
    const waiting = { askedAt: askedAt(history, writtenAt), unreadAt, isWithdrawn: rows.withdrawn.has(id) };
    return { ...about, history, turn: turnOf(history, stored.order('pl').choice, waiting, now, calendar) };
  }
  const isWithdrawal = kind === withdrawalStatements;
  // a letter returns no payment
  const isAnswered = writtenAt > 0 && !isWithdrawal;
  const isSettled = kind === openingNotices || isAnswered || stateOf(history) === 'done';
  const asked = isWithdrawal ? (contract?.noRight ? 'explain' : 'withdrawal') : 'answer';
  // what this version cannot read can be looked at alone
  const next = stored ? asked : 'read';
  const turn = turnOfQuestion(receivedAt, isSettled || (!stored && readAt !== null) ? null : next, calendar);
  return { ...about, history: null, turn };
}

/** What waits for the artist, then for buyers, each by the day due and then oldest first; then what is done. */
export async function workAmong(storage: Storage, all: readonly Listed[], now: number): Promise<readonly Work[]> {
  const ids = all.map(({ id }) => id);
  const sent = await repliesTo(storage, ids);
  const replies = Map.groupBy(sent, ({ order_id }) => order_id);
  const written = await lastReplies(storage, [...ids, ...sent.map(({ id }) => id)]);
  const events = await allEvents(storage, ids);
  const contracts = await contractsOf(storage, all, events);
  const orders = await ordersOf(storage, all);
  const withdrawn = await withdrawnAmong(storage, all);
  return all
    .map((submission) => workOf(submission, { replies, events, written, contracts, orders, withdrawn }, now))
    .toSorted(
      (one, other) =>
        compareTurns(one.turn, other.turn) ||
        one.submission.created_at - other.submission.created_at ||
        one.submission.reference.localeCompare(other.submission.reference),
    );
}

const isOpen = ({ turn }: Work): boolean => turn.waitsFor !== 'nobody';

export async function openWork(storage: Storage, now: number): Promise<readonly Work[]> {
  const all = await mayWait(storage, { answered: questions, never: [openingNotices] });
  return (await workAmong(storage, all, now)).filter(isOpen);
}

/** With what waits for somebody whatever was promised for these months, such as `2026-12`, also if it is done. */
export async function plannedWork(
  storage: Storage,
  months: readonly string[],
  now: number,
): Promise<Readonly<Record<'open' | 'all', readonly Work[]>>> {
  const open = await openWork(storage, now);
  const known = new Set(open.map(({ submission: { id } }) => id));
  const promised = (await promisedFor(storage, months)).filter((id) => !known.has(id));
  const rows = (await listedAmong(storage, promised)).filter(({ quarantine }) => quarantine === null);
  return { open, all: [...open, ...(await workAmong(storage, rows, now))] };
}
