import type { OrderState } from './events';

/**
 * The parts of an offer that speak of what is to come: the deposit and what is left, the account to pay to, that the
 * account follows, the day it is ready by, the day it arrives, and that the price is another than the form showed.
 */
export type AheadPart = 'deposit' | 'account' | 'payLater' | 'ready' | 'arrives' | 'differs';

const all: readonly AheadPart[] = ['deposit', 'account', 'payLater', 'ready', 'arrives', 'differs'];

/** In work the deposit is paid, so the account is known; once it is sent all is paid. */
const partsAhead: Readonly<Record<OrderState, readonly AheadPart[]>> = {
  ...{ received: all, read: all, offer: all, accepted: all, declined: all },
  'in-work': all.filter((part) => part !== 'payLater'),
  sent: ['arrives'],
  done: [],
};

/** Whether a part of an offer still holds for what is to come, as far as the order is. */
export const isAhead = (part: AheadPart, state: OrderState): boolean => partsAhead[state].includes(part);
