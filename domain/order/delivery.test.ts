import { downloadOf, noRightAt } from './delivery';
import type { OrderEvent } from './events';
import type { OrderHistory } from './status';

const file: OrderEvent = {
  type: 'mark',
  state: 'sent',
  note: '',
  picture: null,
  way: { by: 'file', name: 'portret.tif', bytes: 1 },
};
const agreed: OrderEvent = { type: 'mark', state: 'accepted', note: '', picture: null };
const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: null,
  events: events.map((event, index) => ({ ...event, position: index + 1, at: 10 * (index + 1) })),
});
const about = { returns: 'file', withdrawnAt: null, endOf: (at: number) => at + 100 } as const;

test.each([
  ['since it was agreed', historyOf(agreed, file), 110, 'tick'],
  ['since it was agreed', historyOf(agreed, file), 111, 'open'],
  ['since the file came, where nothing was agreed', historyOf(file), 110, 'tick'],
  ['since the file came, where nothing was agreed', historyOf(file), 111, 'open'],
])('STATUS-24: the days to withdraw run %s', (_, history, now, expected) => {
  expect(downloadOf(history, { ...about, now })).toBe(expected);
});

const tick: OrderEvent = { type: 'early', words: 'Tak.' };

test.each([
  ['made to the buyer’s wish', historyOf(agreed), 'made', 1, 'made'],
  ['before the tick', historyOf(agreed, file, tick), 'file', 29, null],
  ['with the tick', historyOf(agreed, file, tick), 'file', 30, 'early'],
  ['without a tick', historyOf(agreed, file), 'file', 1000, null],
] as const)('WITHDRAWAL-5: whether a statement withdraws: %s', (_, history, returns, at, expected) => {
  expect(noRightAt(history, returns, at)).toBe(expected);
});
