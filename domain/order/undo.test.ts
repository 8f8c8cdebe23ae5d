import type { DatedEvent, OrderEvent } from './events';
import { type OrderHistory, stateOf } from './status';
import { holding, overtakenBy, seenByBuyer, undoable, undoing, undoMs, withdrawable } from './undo';

const after = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
const offer: OrderEvent = { type: 'offer', grosze: 1, by: '2026-12-10', note: '', until: 1000, terms };
const mark = { type: 'mark', state: 'in-work', note: '', picture: null } satisfies OrderEvent;
const payment: OrderEvent = { type: 'payment', kind: 'deposit', grosze: 1, day: '2026-11-20', note: '' };
const message = (from: 'buyer' | 'studio'): OrderEvent => ({ type: 'message', from, text: 'x' });
const change: OrderEvent = { type: 'change', grosze: 2, by: '2026-12-12', note: 'x', until: 1000, terms };
const answer: OrderEvent = { type: 'answer', answer: 'accepted', offer: 1, grosze: 1, regulations: '' };

test.each<[OrderHistory, number | undefined]>([
  [after(), undefined],
  [after(mark), 1],
  [after(offer, message('studio')), 2],
  [after(mark, { type: 'note', text: 'x' }, message('buyer')), 1],
  [after(payment, { type: 'sendNow', of: 1 }), undefined],
  [after({ type: 'withdrawal', reason: '' }), undefined],
])('DESK-11: what can be undone is the last thing that the buyer has not seen, row %#', (history, position) => {
  expect(undoable(history, 20)?.position).toBe(position);
});

test.each<[OrderHistory, number, string]>([
  [after(mark), 10 + undoMs, ''],
  [after(mark), 11 + undoMs, '1'],
  [after(offer, message('buyer'), message('studio'), payment), 20, '2'],
  [after(offer, { type: 'sendNow', of: 1 }, mark), 20, '1 2'],
  [after(offer, offer), 12 + undoMs, '2'],
  [after(offer, offer), 11 + undoMs, ''],
  [after(offer, { type: 'sendNow', of: 1 }, offer), 12 + undoMs, '1 2'],
])(
  'DESK-11: the buyer sees what the artist does after five minutes, or at once where she says so, row %#',
  (history, now, seen) => {
    expect(
      seenByBuyer(history, now)
        .events.map(({ position }) => position)
        .join(' '),
    ).toBe(seen);
  },
);

test('DESK-11: an answer takes back what the artist did and the buyer had not seen, where both change the state', () => {
  const history = after(offer, { type: 'sendNow', of: 1 }, message('studio'), { ...mark, state: 'declined' });
  expect(overtakenBy(answer, history, 20)).toEqual([{ type: 'undo', of: 4, what: 'mark', state: 'offer' }]);
  expect(overtakenBy(message('buyer'), history, 20)).toEqual([]);
  expect(overtakenBy(answer, history, 14 + undoMs)).toEqual([]);
  // whoever agrees to a change goes by what the page shows: work that begins takes nothing of it away
  const shown = [offer, { type: 'sendNow', of: 1 }, answer, change, { type: 'sendNow', of: 4 }] as const;
  const yes: OrderEvent = { type: 'changeAnswer', change: 4, answer: 'agreed' };
  const unseen = after(...shown, mark, change, { ...mark, state: 'sent' });
  expect(overtakenBy(yes, unseen, 20).map(({ of, state }) => [of, state])).toEqual([
    [7, null],
    [8, 'accepted'],
  ]);
});

test.each<[OrderHistory, number | undefined]>([
  [after(), undefined],
  [after(offer, message('studio'), message('buyer')), 1],
  [after(offer, offer), 2],
  [after(offer, answer), undefined],
  [after(offer, answer, change), 3],
  [after(offer, answer, change, { type: 'changeAnswer', change: 3, answer: 'kept' }), undefined],
  [after(offer, answer, change, { ...mark, state: 'sent' }), undefined],
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
