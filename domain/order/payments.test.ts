import type { DatedEvent, OrderEvent } from './events';
import { isUnfinished } from './payments';
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
