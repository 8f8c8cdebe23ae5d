import { downloadOf, noRightAt } from './delivery';
import { deliveryCost, isListed } from './delivery-cost';
import { destinationIn } from './destination';
import type { OrderEvent } from './events';
import { isBeforeLast } from './last-day';
import type { OrderHistory } from './status';

describe('delivery', () => {
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
});

describe('delivery cost', () => {
  const words = { deliverySum: 'from {price}, depending', deliverySumTo: 'from {price}', deliverySumFile: 'free' };

  test.each([
    ['file', null, 'free'],
    ['file', 'world', 'free'],
    ['mug', null, 'from 25.00 zł, depending'],
    ['mug', 'pl', 'from 25.00 zł'],
    ['mug', 'eu', 'from 79.00 zł'],
    [null, 'world', 'from 149.00 zł'],
  ] as const)('ORDER-28: what delivery of %s to %s costs', (medium, destination, said) => {
    expect(deliveryCost({ medium, destination }, words, 'en')).toBe(said);
  });

  test.each([
    ['mug', 'a1', true],
    ['print', 'a3', true],
    ['print', null, true],
    ['print', 'a0', true],
    ['print', 'custom', false],
    [null, 'a4', true],
    [null, 'a2', false],
    ['wood', 'a0', false],
    ['wood', null, false],
    [null, 'custom', false],
    [null, null, false],
  ] as const)('ORDER-30: the price of delivery of %s, %s, is the one in the table: %s', (medium, size, is) => {
    expect(isListed({ medium, size })).toBe(is);
  });
});

describe('destination', () => {
  test.each([
    ['ul. Prosta 1, 00-001 Warszawa', 'pl'],
    ['ul. Irlandzka 3\n61-131 Poznań\nPolska', 'pl'],
    ['ul. Prosta 1, Toruń', null],
    ['12 Hay Street\nDublin 8, D08 X1Y2\nIreland', 'eu'],
    ['Hauptstraße 5, 10827 Berlin, Deutschland', 'eu'],
    ['Hauptstraße 5, 10827 Berlin. Niemcy.', 'eu'],
    ['Karlova 1, 110 00 Praha, Czech Republic', 'eu'],
    ['4 Mill Lane, Bristol BS1 4DJ, UK', 'world'],
    ['4 Mill Lane, Belfast, Northern Ireland', 'world'],
    ['1 Beacon St, Boston MA 02108, U.S.A.', 'world'],
    ['1 Beacon St, Boston, United States', 'world'],
    ['ul. Kanada 2, 00-001 Warszawa', 'pl'],
    ['Kanada', 'world'],
    ['', null],
  ])('ORDER-30: the country at the end of %j, or a postal code of Poland', (address, to) => {
    expect(destinationIn(address)).toBe(to);
  });
});

describe('last day', () => {
  test.each([
    ['2026-03-01', true],
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2026-12-25', false],
    ['2026-12-26', true],
  ])('ORDER-28: on %s the 26th of November for Christmas is ahead: %s', (today, isAhead) => {
    expect(isBeforeLast('11-26', today)).toBe(isAhead);
  });
});
