import fc from 'fast-check';
import type { DatedEvent, OrderEvent } from './events';
import { balanceOf, dueNow, isUnfinished } from './payments';
import type { OrderHistory } from './status';

const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const offered = (grosze: number, deposit: number): OrderEvent => ({
  type: 'offer',
  grosze,
  by: '2026-12-16',
  note: '',
  until: 1000,
  terms: { delivery: 0, deposit, arrives: null, reason: '' },
});
const accepted: OrderEvent = { type: 'answer', answer: 'accepted', offer: 1, grosze: 1, regulations: '' };
const mark = (state: 'accepted' | 'in-work' | 'sent' | 'done' | 'declined'): OrderEvent => ({
  type: 'mark',
  state,
  note: '',
  picture: null,
});
const paid = (grosze: number, kind: 'deposit' | 'rest' | 'returned' = 'rest'): OrderEvent => ({
  type: 'payment',
  kind,
  grosze,
  day: '2026-11-20',
  note: '',
});
const agreed = [offered(1000, 300), accepted];
const said = (...events: readonly OrderEvent[]) => {
  const due = dueNow(historyOf(...events));
  return due && `${due.isAll ? 'all as ' : ''}${due.kind} ${due.grosze}`;
};

test.each<[string, readonly OrderEvent[], string | null]>([
  ['an offer', [offered(1000, 300)], null],
  ['accepted', agreed, 'deposit 300'],
  ['half of the deposit', [...agreed, paid(150)], 'deposit 150'],
  ['the deposit', [...agreed, paid(300)], 'rest 700'],
  ['the deposit, which went back', [...agreed, paid(300), paid(300, 'returned')], 'deposit 300'],
  ['more than all', [...agreed, paid(1001)], null],
  ['in work, nothing noted', [...agreed, mark('in-work')], 'rest 700'],
  ['in work, half of the deposit', [...agreed, paid(150), mark('in-work')], 'deposit 150'],
  ['sent', [...agreed, mark('sent')], null],
  ['declined in the end', [...agreed, mark('declined')], null],
  ['no deposit', [offered(1000, 0), accepted], 'all as rest 1000'],
  ['all ahead', [offered(1000, 1000), accepted], 'all as deposit 1000'],
  ['all ahead, in work', [offered(1000, 1000), accepted, mark('in-work')], null],
  [
    'agreed by phone',
    [{ ...mark('accepted'), agreed: { grosze: 700, by: '2027-01-15' } } as OrderEvent],
    'all as rest 700',
  ],
])('STATUS-14: what is due now: %s', (_, events, expected) => {
  expect(said(...events)).toBe(expected);
});

test('STATUS-14: deposit and rest are always the sum, whatever was paid and came back', () => {
  const sums = fc
    .integer({ min: 1, max: 100_000_000 })
    .chain((grosze) => fc.record({ grosze: fc.constant(grosze), deposit: fc.integer({ min: 0, max: grosze }) }));
  const noted = fc.array(
    fc.record({
      kind: fc.constantFrom('deposit', 'rest', 'returned'),
      grosze: fc.integer({ min: 1, max: 50_000_000 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(sums, noted, fc.boolean(), ({ grosze, deposit }, before, isBegun) => {
      const given = before.map((one) => paid(one.grosze, one.kind));
      const events = [offered(grosze, deposit), accepted, ...given, ...(isBegun ? [mark('in-work')] : [])];
      // the deposit of an order in work has come, noted or not
      const assumed = isBegun && before.length === 0 ? deposit : 0;
      const paidBefore = balanceOf(historyOf(...events)).paid + assumed;
      const dues: number[] = [];
      let all = events;
      for (let due = dueNow(historyOf(...all)); due !== null; due = dueNow(historyOf(...all))) {
        expect(Number.isSafeInteger(due.grosze) && due.grosze > 0).toBe(true);
        if (assumed > 0 && dues.length === 0) all = [...all, paid(assumed, 'deposit')];
        all = [...all, paid(due.grosze, due.kind)];
        dues.push(due.grosze);
      }
      const stillPaid = dues.reduce((sum, due) => sum + due, 0);
      expect(paidBefore + stillPaid).toBe(Math.max(grosze, paidBefore));
      expect(dues.length).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([
  [[], false],
  [[mark('accepted')], true],
  [[mark('in-work')], true],
  [[mark('sent')], true],
  [[mark('done')], false],
  [[paid(100)], true],
  [[paid(100), mark('done')], false],
])('what was agreed or paid is not erased before it is done, row %#', (events, expected) => {
  expect(isUnfinished(historyOf(...events))).toBe(expected);
});
