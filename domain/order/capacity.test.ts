import { isFull, monthAfter, monthTaken } from './capacity';
import type { DatedEvent, OrderEvent } from './events';
import type { OrderHistory } from './status';

const after = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
const offer: OrderEvent = { type: 'offer', grosze: 1, by: '2026-12-16', note: '', until: 1000, terms };
const answer = (what: 'accepted' | 'declined'): OrderEvent => ({
  type: 'answer',
  answer: what,
  offer: 1,
  grosze: 1,
  regulations: '',
});
const later: OrderEvent = { type: 'change', grosze: 1, by: '2027-02-01', note: 'x', until: 1000, terms };
const yes: OrderEvent = { type: 'changeAnswer', change: 3, answer: 'agreed' };
const byPhone: OrderEvent = {
  type: 'mark',
  state: 'accepted',
  note: '',
  picture: null,
  agreed: { grosze: 1, by: '2027-01-15' },
};

test.each<[OrderHistory, number, string]>([
  [after(), 20, 'none'],
  [after(offer), 20, 'offered 2026-12'],
  [after(offer), 2000, 'none'],
  [after(offer, answer('accepted')), 20, 'accepted 2026-12'],
  [after(offer, answer('declined')), 20, 'none'],
  [after({ ...offer, automatic: true }), 20, 'none'],
  [after({ ...offer, automatic: true }, answer('accepted')), 20, 'none'],
  [after(byPhone), 20, 'accepted 2027-01'],
  [after(offer, answer('accepted'), later), 20, 'accepted 2026-12'],
  [after(offer, answer('accepted'), later, yes), 20, 'accepted 2027-02'],
  [after({ ...offer, automatic: true }, answer('accepted'), later, yes), 20, 'none'],
])('an order takes a place in the month of its promise, row %#', (history, now, expected) => {
  const found = monthTaken(history, now);
  expect(found ? `${found.place} ${found.month}` : 'none').toBe(expected);
});

test.each([
  [{ accepted: 4, offered: 1 }, 5, false],
  [{ accepted: 4, offered: 2 }, 5, true],
  [{ accepted: 5, offered: 0 }, 5, true],
  [{ accepted: 9, offered: 9 }, null, false],
])('a month with %j of %s places is full: %s', (taken, places, full) => {
  expect(isFull(taken, places)).toBe(full);
});

test('after December comes January', () => {
  expect(['2026-12', '2026-09'].map(monthAfter)).toEqual(['2027-01', '2026-10']);
});
