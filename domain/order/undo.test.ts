import type { DatedEvent, OrderEvent } from './events';
import { type OrderHistory, skippedBefore, stateOf } from './status';
import { holding, undoable, undoing, undoMs, withdrawable } from './undo';

const after = (...events: readonly OrderEvent[]): OrderHistory => ({
  ...{ receivedAt: 1, readAt: 2 },
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
const offer: OrderEvent = { type: 'offer', grosze: 1, by: '2026-12-10', note: '', until: 1000, terms };
const mark: OrderEvent = { type: 'mark', state: 'in-work', note: '', picture: null };
const message = (from: 'buyer' | 'studio'): OrderEvent => ({ type: 'message', from, text: 'x' });
const answer: OrderEvent = { type: 'answer', answer: 'accepted', offer: 1, grosze: 1, regulations: '' };

test.each<[OrderHistory, number | undefined]>([
  [after(), undefined],
  [after(mark), 1],
  [after(offer, message('studio')), 2],
  [after(mark, { type: 'note', text: 'x' }, message('buyer')), 1],
  [after(offer, answer), undefined],
  [after({ type: 'withdrawal', reason: '' }), undefined],
])('DESK-11: what can be undone is the last thing that the buyer has not answered, row %#', (history, position) => {
  expect(undoable(history, 11)?.position).toBe(position);
});

test('DESK-11: it can be undone for ten minutes', () => {
  expect([undoable(after(mark), 11 + undoMs)?.position, undoable(after(mark), 12 + undoMs)]).toEqual([1, null]);
});

test.each<[OrderHistory, number | undefined]>([
  [after(), undefined],
  [after(offer, message('studio'), message('buyer')), 1],
  [after(offer, offer), 2],
  [after(offer, answer), undefined],
])('DESK-11: an offer can be withdrawn until it is answered, row %#', (history, position) => {
  expect(withdrawable(history)?.position).toBe(position);
});

test('DESK-11: what was taken back does not count, and the order is where it was', () => {
  const history = after(offer, mark, message('studio'));
  const [, second, third] = history.events;
  if (second?.type !== 'mark' || third?.type !== 'message') throw new Error('not what was put there');
  const [undoneMark, undoneMessage] = [undoing(history, second), undoing(history, third)];
  expect(undoneMark).toEqual({ type: 'undo', of: 2, what: 'mark', state: 'offer' });
  expect(undoneMessage).toEqual({ type: 'undo', of: 3, what: 'message', state: null });
  const all = [...history.events, { ...undoneMark, position: 4, at: 20 }];
  expect(holding(all).map(({ position }) => position)).toEqual([1, 3]);
  expect(stateOf({ ...history, events: holding(all) })).toBe('offer');
});

test.each([
  [after(), 'sent', 'offer accepted in-work'],
  [after(offer), 'accepted', ''],
  [after(mark), 'sent', ''],
  [after(offer, answer), 'sent', 'in-work'],
  [after(), 'declined', ''],
] as const)('DESK-11: which steps a state passes over, row %#', (history, next, skipped) => {
  expect(skippedBefore(history, next).join(' ')).toBe(skipped);
});
