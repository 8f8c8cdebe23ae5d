import type { DatedEvent, OrderEvent } from './events';
import { depositIn, isUnfinished, nextPayment } from './payments';
import type { OrderHistory } from './status';

const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const mark = (state: 'accepted' | 'in-work' | 'sent' | 'done' | 'declined'): OrderEvent => ({
  type: 'mark',
  state,
  note: '',
  picture: null,
});
const paid: OrderEvent = { type: 'payment', kind: 'rest', grosze: 100, day: '2026-11-20', note: '' };

test.each([
  [[], false],
  [[mark('accepted')], true],
  [[mark('in-work')], true],
  [[mark('sent')], true],
  [[mark('done')], false],
  [[paid], true],
  [[paid, mark('done')], false],
])('what was agreed or paid is not erased before it is done, row %#', (events, expected) => {
  expect(isUnfinished(historyOf(...events))).toBe(expected);
});

test.each([
  ['a deposit', 300, [], 'deposit', 300],
  ['all at once', 1000, [], 'rest', 1000],
  ['no deposit', 0, [], 'rest', 1000],
  ['a part of all at once', 1000, [paid], 'rest', 900],
] as const)('STATUS-4: the proposed payment of an order with %s', (_, deposit, payments, kind, grosze) => {
  const terms = { delivery: 0, deposit, arrives: null, reason: '' };
  const offer = { type: 'offer', grosze: 1000, by: '2026-12-16', note: '', until: 1000, terms } as const;
  expect(nextPayment(historyOf(offer, mark('accepted'), ...payments))).toEqual({ kind, grosze });
});

test.each([
  ['all at once stays all', 1000, 1600, 1600],
  ['a part stays', 300, 1600, 300],
  ['none stays none', 0, 1600, 0],
  ['a part is no more than all', 300, 200, 200],
])('STATUS-29: the deposit of another price: %s', (_, deposit, now, expected) => {
  expect(depositIn({ grosze: 1000, terms: { delivery: 0, deposit, arrives: null, reason: '' } }, now)).toBe(expected);
});
