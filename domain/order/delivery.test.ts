import { downloadOf } from './delivery';
import type { OrderEvent } from './events';
import type { OrderHistory } from './status';

const file: OrderEvent = {
  ...{ type: 'mark', state: 'sent', note: '', picture: null },
  way: { by: 'file', name: 'portret.tif', bytes: 1 },
};
const agreed: OrderEvent = { type: 'mark', state: 'accepted', note: '', picture: null };
const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
  ...{ receivedAt: 1, readAt: null },
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
