import { type DatedEvent, stateSetBy } from './events';
import { balanceOf, countedPaid, isPart, type Payment, payDays, paymentsIn } from './payments';
import { type Lead, states } from './states';
import { agreedOffer, type OrderHistory, stateOf, termsSince } from './status';

/** Days such as `2026-12-20`; `dayOf`: so many days after a moment in ms. */
export type Days = Readonly<{ today: string; dayOf: (at: number, days?: number) => string }>;

/**
 * What the buyer pays next. `payment`: all of it at once, so there is no deposit; `by`: the day on which it is due, or after which it is
 * late; `isNow`: only then it is asked for; `until`: how that day is named, and not at all once it has passed; `payAt`: a page that takes it.
 */
export type NextSum = Readonly<{
  kind: 'deposit' | 'rest' | 'payment';
  grosze: number;
  since: 'acceptance' | 'day';
  by: string;
  isNow: boolean;
  until: 'day' | 'sending' | 'sendingDay' | null;
  payAt?: string | undefined;
}>;

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** @returns null where nothing is owed, or nothing is agreed */
export function nextSum(history: OrderHistory, { today, dayOf }: Days): NextSum | null {
  const agreed = agreedOffer(history);
  const { owes, hasLeft } = states[stateOf(history)];
  if (!agreed || owes === 'nothing' || (owes === 'noted' && paymentsIn(history).length === 0)) return null;
  const { grosze: sum, by, terms } = agreed;
  const isSplit = isPart(agreed);
  const paid = countedPaid(history);
  if (paid >= sum) return null;
  const ahead = terms.deposit - paid;
  const one = { grosze: ahead > 0 ? ahead : sum - paid, payAt: terms.payAt };
  const whole = paid > 0 ? 'rest' : 'payment';
  if (ahead > 0) {
    // never null: where a sum is owed the order was agreed
    const late = earlier(dayOf(termsSince(history) as number, payDays), by);
    return {
      ...one,
      kind: isSplit ? 'deposit' : whole,
      since: 'acceptance',
      by: late,
      isNow: true,
      until: today > late ? null : 'day',
    };
  }
  const until = today > by ? 'sending' : 'sendingDay';
  return {
    ...one,
    kind: isSplit ? 'rest' : whole,
    since: 'day',
    by,
    isNow: hasLeft || today >= by,
    until: hasLeft ? null : until,
  };
}

/** In grosze. `agreed`: null where nothing is; `deposit`: 0 where all is due at once; `payments`: oldest first. */
export type Money = Readonly<{
  agreed: number | null;
  deposit: number;
  payments: readonly Payment[];
  paid: number;
  next: NextSum | null;
}>;

export function moneyOf(history: OrderHistory, days: Days): Money {
  const { agreed, paid } = balanceOf(history);
  const deposit = agreedOffer(history)?.terms.deposit ?? 0;
  return {
    agreed,
    deposit: deposit === agreed ? 0 : deposit,
    payments: paymentsIn(history),
    paid,
    next: nextSum(history, days),
  };
}

const leads = {
  allPaid: ({ agreed, next }) => agreed !== null && next === null,
  depositPaid: ({ deposit, next }) => deposit > 0 && next?.since === 'day',
  depositAwaited: ({ next }) => next?.kind === 'deposit',
  paymentAwaited: ({ next }) => next?.since === 'acceptance',
  startsNow: ({ next }) => next?.since === 'day',
  // also a deposit that was not noted
  ended: (_, { events, ...history }) =>
    countedPaid({ ...history, events: events.filter((event) => stateSetBy(event) !== 'declined') }) > 0,
  endedUnpaid: () => true,
} satisfies Record<Lead, (money: Money, history: OrderHistory) => boolean>;

/** The sentence below a state's name; null where the name is enough. */
export const leadOf = (history: OrderHistory, money: Money): Lead | null =>
  states[stateOf(history)].leads.find((lead) => leads[lead](money, history)) ?? null;

type Message = Extract<DatedEvent, { type: 'message' }>;

/** The buyer's message that the transfer is made, until a payment is noted. */
export const transferIn = ({ events }: Pick<OrderHistory, 'events'>): Message | null =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'payment') + 1)
    .find((event): event is Message => event.type === 'message' && event.isTransfer === true) ?? null;
