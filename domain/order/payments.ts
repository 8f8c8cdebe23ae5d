import { type DatedEvent, stateSetBy } from './events';
import { states } from './states';
import {
  agreedChange,
  agreedOffer,
  firstAgreed,
  type OrderHistory,
  type Proposal,
  sentSince,
  stateOf,
  termsSince,
} from './status';

export type Payment = Extract<DatedEvent, { type: 'payment' }>;

type Events = Pick<OrderHistory, 'events'>;

export const paymentsIn = ({ events }: Events): readonly Payment[] =>
  events.filter((event) => event.type === 'payment');

/** In grosze. */
export const signed = ({ kind, grosze }: Pick<Payment, 'kind' | 'grosze'>): number =>
  kind === 'returned' ? -grosze : grosze;

/** In grosze. `agreed` and `due`: null where no sum was agreed; `deposit`: how much of what is due is the deposit. */
type Balance = Readonly<{ agreed: number | null; paid: number; due: number | null; deposit: number }>;

export function balanceOf(history: OrderHistory): Balance {
  const paid = paymentsIn(history).reduce((sum, payment) => sum + signed(payment), 0);
  const { grosze: agreed, terms } = agreedOffer(history) ?? { grosze: null, terms: { deposit: 0 } };
  return {
    agreed,
    paid,
    due: agreed === null ? null : Math.max(0, agreed - paid),
    deposit: Math.max(0, terms.deposit - paid),
  };
}

/** Whether a deposit is asked for before the rest. */
export const isPart = ({ grosze, terms }: Pick<Proposal, 'grosze' | 'terms'>): boolean =>
  terms.deposit > 0 && terms.deposit < grosze;

/** In grosze. Work begins with the deposit that was agreed first: from then on it counts, unless payments are noted (STATUS-14). */
export function countedPaid(history: OrderHistory): number {
  const first = firstAgreed(history);
  const isCounted = states[stateOf(history)].isBegun && paymentsIn(history).length === 0;
  return isCounted && first && isPart(first) ? first.terms.deposit : balanceOf(history).paid;
}

/** The deposit of a price that changes, in grosze: what was paid at once still is, and no part is more than all. */
export const depositIn = ({ grosze, terms }: Pick<Proposal, 'grosze' | 'terms'>, now: number): number =>
  terms.deposit === grosze ? now : Math.min(terms.deposit, now);

/** What goes back because the agreed price has sunk below what was paid, in grosze. */
export function refundOf(history: OrderHistory): number {
  const { agreed, paid } = balanceOf(history);
  return agreedChange(history) && agreed !== null ? Math.max(0, paid - agreed) : 0;
}

/** As the form proposes it: a refund, the deposit until it is paid, then the rest. */
export function nextPayment(history: OrderHistory): Pick<Payment, 'kind' | 'grosze'> | null {
  const { due, deposit } = balanceOf(history);
  const refund = refundOf(history);
  if (refund > 0) return { kind: 'returned', grosze: refund };
  // a deposit of everything is the payment
  if (deposit > 0 && deposit !== due) return { kind: 'deposit', grosze: deposit };
  return due ? { kind: 'rest', grosze: due } : null;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** What is asked for "as soon as you can" is late after so many days. */
export const payDays = 7;

/** `since`: when it fell due, in ms. */
export type Debt = Readonly<{ kind: 'deposit' | 'rest'; grosze: number; since: number; isLate: boolean }>;

/** What holds an order up: the deposit before work begins, or all of it where nothing is made, and what is left once it was sent. */
export function debtOf(history: OrderHistory, isMade: boolean, now: number): Debt | null {
  const { agreed, due, deposit, paid } = balanceOf(history);
  const { owes, isBegun, hasLeft } = states[stateOf(history)];
  const ahead = deposit || (!isMade && paid === 0 && due) || 0;
  const owed = hasLeft ? Math.max(0, (agreed ?? 0) - countedPaid(history)) : isBegun ? 0 : ahead;
  const grosze = owes === 'agreed' ? owed : 0;
  const left = sentSince(history).find((event) => stateSetBy(event) !== null);
  const since = left?.at ?? termsSince(history);
  if (grosze === 0 || since === null) return null;
  // a deposit of everything is the payment
  const kind = !isBegun && deposit > 0 && deposit !== due ? 'deposit' : 'rest';
  return { kind, grosze, since, isLate: now - since > payDays * dayMs };
}

/** Whether an order was accepted or paid, and is not done yet: nobody erases it. */
export function isUnfinished(history: OrderHistory): boolean {
  const { isContract, isOver } = states[stateOf(history)];
  return isContract ? !isOver : balanceOf(history).paid > 0;
}

/** What stays of a payment after its order was erased. */
export type ErasedPayment = Pick<Payment, 'kind' | 'grosze' | 'day'>;

export const erasedPayments = (history: Events): readonly ErasedPayment[] =>
  paymentsIn(history).map(({ kind, grosze, day }) => ({ kind, grosze, day }));
