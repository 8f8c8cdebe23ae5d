import type { DatedEvent, OrderState } from './events';
import { balanceOf, type Payment, payDays, paymentsIn } from './payments';
import { agreedOffer, agreedSince, type OrderHistory, stateOf } from './status';

/**
 * The parts of an offer that speak of what is to come: the deposit and what is left, the account to pay to, which stands with the sum
 * that is due once the offer is accepted, that the account follows, the day it is ready by, the day it arrives, that the price is another
 * than the form showed, and what the artist wrote with it.
 */
export type AheadPart = (typeof all)[number];

const all = ['deposit', 'account', 'payLater', 'ready', 'arrives', 'differs', 'note'] as const;

/** The sentence below a state's name: what follows from what was paid. */
export type Lead = keyof typeof leads;

/** What private page, letters and desk have to know of a state, a row each. */
type StateRow = Readonly<{
  /** Whether the buyer owes the sum agreed: `noted`: where the artist notes payments at all. */
  owes: 'nothing' | 'agreed' | 'noted';
  /** Work begins with the deposit, so it counts as paid where no payment was noted. */
  isBegun: boolean;
  /** It has left the studio, so all that is not paid is due. */
  hasLeft: boolean;
  ahead: readonly AheadPart[];
  /** The first that is true is shown. */
  leads: readonly Lead[];
}>;

const open: StateRow = { owes: 'nothing', isBegun: false, hasLeft: false, ahead: all, leads: [] };

const states: Readonly<Record<OrderState, StateRow>> = {
  received: open,
  read: open,
  offer: open,
  accepted: {
    owes: 'agreed',
    isBegun: false,
    hasLeft: false,
    ahead: all.filter((part) => part !== 'account'),
    leads: ['allPaid', 'depositPaid', 'depositAwaited', 'paymentAwaited', 'startsNow'],
  },
  declined: { ...open, leads: ['ended', 'endedUnpaid'] },
  'in-work': {
    owes: 'agreed',
    isBegun: true,
    hasLeft: false,
    ahead: ['ready', 'arrives'],
    leads: [],
  },
  sent: { owes: 'agreed', isBegun: true, hasLeft: true, ahead: ['arrives'], leads: [] },
  done: { owes: 'noted', isBegun: true, hasLeft: true, ahead: [], leads: [] },
};

/** Whether a part of an offer still holds for what is to come, as far as the order is. */
export const isAhead = (part: AheadPart, state: OrderState): boolean => states[state].ahead.includes(part);

/** The day it is, such as `2026-12-20`, and the day of a moment in ms. */
export type Days = Readonly<{ today: string; dayOf: (at: number) => string }>;

/**
 * What the buyer pays next. `payment`: all of it at once, so there is no deposit; `since`: whether it is due from acceptance on, or on a
 * day; `by`: that day, or the one after which it is late; `isNow`: only then it is asked for; `until`: how
 * that day is named, and not at all once it has passed; `payAt`: a page that takes it.
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

const dayMs = 24 * 60 * 60 * 1000;
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** @returns null where nothing is owed, or nothing is agreed */
export function nextSum(history: OrderHistory, { today, dayOf }: Days): NextSum | null {
  const agreed = agreedOffer(history);
  const { owes, isBegun, hasLeft } = states[stateOf(history)];
  const isNoted = paymentsIn(history).length > 0;
  if (!agreed || owes === 'nothing' || (owes === 'noted' && !isNoted)) return null;
  const { grosze: sum, by, terms } = agreed;
  const isSplit = terms.deposit > 0 && terms.deposit < sum;
  const paid = isSplit && isBegun && !isNoted ? terms.deposit : balanceOf(history).paid;
  if (paid >= sum) return null;
  const first = terms.deposit - paid;
  const one = { grosze: first > 0 ? first : sum - paid, payAt: terms.payAt };
  const whole = paid > 0 ? 'rest' : 'payment';
  if (first > 0) {
    // never null: where a sum is owed the order was agreed
    const late = earlier(dayOf((agreedSince(history) as number) + payDays * dayMs), by);
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

/**
 * All that page and letters know of money, in grosze. `agreed`: null where nothing is; `deposit`: nothing where all is due at once;
 * `payments`: as they were noted, oldest first; `paid`: their sum.
 */
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
  ended: ({ paid }) => paid > 0,
  endedUnpaid: ({ paid }) => paid <= 0,
} satisfies Record<string, (money: Money) => boolean>;

/** What is first to be read of a state; null where its name is enough. */
export const leadOf = (history: OrderHistory, money: Money): Lead | null =>
  states[stateOf(history)].leads.find((lead) => leads[lead](money)) ?? null;

type Message = Extract<DatedEvent, { type: 'message' }>;

/** That the buyer has made the transfer which is not noted yet; null where nothing says so. */
export const transferIn = ({ events }: Pick<OrderHistory, 'events'>): Message | null =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'payment') + 1)
    .find((event): event is Message => event.type === 'message' && event.isTransfer === true) ?? null;
