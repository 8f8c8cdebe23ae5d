import fc from 'fast-check';
import type { DatedEvent, OrderEvent, OrderState } from './events';
import { leadOf, moneyOf, nextSum } from './money';
import { balanceOf } from './payments';
import { type AheadPart, isAhead } from './states';
import type { OrderHistory } from './status';

const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const offered = (grosze: number, deposit: number, by = '2026-12-16'): OrderEvent => ({
  type: 'offer',
  grosze,
  by,
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
const changed = (grosze: number, deposit: number): OrderEvent => ({
  ...(offered(grosze, deposit, '2026-12-24') as Extract<OrderEvent, { type: 'offer' }>),
  type: 'change',
});
const yes = (change: number): OrderEvent => ({ type: 'changeAnswer', change, answer: 'agreed' });
/** Before the day that was agreed, 2026-12-16, and a week after the acceptance, 2026-11-08. */
const days = (today = '2026-11-20') => ({ today, dayOf: (at: number) => (at < 1000 ? '2026-11-01' : '2026-11-08') });
const sumOf = (events: readonly OrderEvent[], today?: string) => {
  const next = nextSum(historyOf(...events), days(today));
  return next && `${next.kind} ${next.grosze} ${next.isNow ? 'now' : 'later'}, ${next.by}`;
};

test.each<[string, readonly OrderEvent[], string | null]>([
  ['an offer', [offered(1000, 300)], null],
  ['accepted', agreed, 'deposit 300 now, 2026-11-08'],
  ['ready before a week is over', [offered(1000, 300, '2026-11-05'), accepted], 'deposit 300 now, 2026-11-05'],
  ['half of the deposit', [...agreed, paid(150)], 'deposit 150 now, 2026-11-08'],
  ['the deposit', [...agreed, paid(300)], 'rest 700 later, 2026-12-16'],
  ['the deposit, which went back', [...agreed, paid(300), paid(300, 'returned')], 'deposit 300 now, 2026-11-08'],
  ['more than all', [...agreed, paid(1001)], null],
  ['in work, nothing noted', [...agreed, mark('in-work')], 'rest 700 later, 2026-12-16'],
  ['in work, half of the deposit', [...agreed, paid(150), mark('in-work')], 'deposit 150 now, 2026-11-08'],
  ['sent, nothing noted', [...agreed, mark('sent')], 'rest 700 now, 2026-12-16'],
  ['sent, the deposit', [...agreed, paid(300), mark('sent')], 'rest 700 now, 2026-12-16'],
  ['done, nothing noted', [...agreed, mark('done')], null],
  ['done, the deposit', [...agreed, paid(300), mark('done')], 'rest 700 now, 2026-12-16'],
  ['declined in the end', [...agreed, paid(300), mark('declined')], null],
  ['no deposit', [offered(1000, 0), accepted], 'payment 1000 later, 2026-12-16'],
  ['no deposit, a part', [offered(1000, 0), accepted, paid(400)], 'rest 600 later, 2026-12-16'],
  ['all ahead', [offered(1000, 1000), accepted], 'payment 1000 now, 2026-11-08'],
  ['all ahead, a part', [offered(1000, 1000), accepted, paid(400)], 'rest 600 now, 2026-11-08'],
  ['all ahead, handed over unpaid', [offered(1000, 1000), accepted, mark('sent')], 'payment 1000 now, 2026-11-08'],
  ['a change, unanswered', [...agreed, changed(1600, 300)], 'deposit 300 now, 2026-11-08'],
  ['a change of the rest', [...agreed, paid(300), changed(1600, 300), yes(4)], 'rest 1300 later, 2026-12-24'],
  [
    'a change of what was all ahead',
    [offered(1000, 1000), accepted, paid(1000), changed(1600, 1600), yes(4)],
    'rest 600 now, 2026-11-08',
  ],
  ['a change to less than was paid', [...agreed, paid(300), changed(200, 200), yes(4)], null],
  ['in work, a change to less than the deposit', [...agreed, changed(200, 200), yes(3), mark('in-work')], null],
  [
    'agreed by phone',
    [{ ...mark('accepted'), agreed: { grosze: 700, by: '2027-01-15' } } as OrderEvent],
    'payment 700 later, 2027-01-15',
  ],
])('STATUS-14: what is paid next, and when: %s', (_, events, expected) => {
  expect(sumOf(events)).toBe(expected);
});

test('STATUS-14: the rest is due on the day that was agreed, not before', () => {
  const at = (today: string) => sumOf([...agreed, paid(300)], today);
  expect(['2026-12-15', '2026-12-16', '2026-12-17'].map(at)).toEqual([
    'rest 700 later, 2026-12-16',
    'rest 700 now, 2026-12-16',
    'rest 700 now, 2026-12-16',
  ]);
});

test.each<[string, readonly OrderEvent[], string | null]>([
  ['an offer', [offered(1000, 300)], null],
  ['accepted', agreed, 'depositAwaited'],
  ['half of the deposit', [...agreed, paid(150)], 'depositAwaited'],
  ['the deposit', [...agreed, paid(300)], 'depositPaid'],
  ['all of it', [...agreed, paid(1000)], 'allPaid'],
  ['all ahead', [offered(1000, 1000), accepted], 'paymentAwaited'],
  ['all ahead, a part', [offered(1000, 1000), accepted, paid(400)], 'paymentAwaited'],
  ['all ahead, paid', [offered(1000, 1000), accepted, paid(1000)], 'allPaid'],
  ['no deposit', [offered(1000, 0), accepted], 'startsNow'],
  ['no deposit, a part', [offered(1000, 0), accepted, paid(400)], 'startsNow'],
  ['nothing agreed', [mark('accepted')], null],
  ['in work', [...agreed, mark('in-work')], null],
  ['declined', [offered(1000, 300), mark('declined')], 'endedUnpaid'],
  ['declined after the deposit', [...agreed, paid(300), mark('declined')], 'ended'],
  ['declined, the deposit went back', [...agreed, paid(300), paid(300, 'returned'), mark('declined')], 'endedUnpaid'],
])('STATUS-14: what is first to be read: %s', (_, events, expected) => {
  const history = historyOf(...events);
  expect(leadOf(history, moneyOf(history, days()))).toBe(expected);
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
      const assumed = isBegun && before.length === 0 && deposit < grosze ? deposit : 0;
      const paidBefore = balanceOf(historyOf(...events)).paid + assumed;
      const dues: number[] = [];
      let all = events;
      for (let due = nextSum(historyOf(...all), days()); due; due = nextSum(historyOf(...all), days())) {
        expect(Number.isSafeInteger(due.grosze) && due.grosze > 0).toBe(true);
        if (assumed > 0 && dues.length === 0) all = [...all, paid(assumed, 'deposit')];
        all = [...all, paid(due.grosze)];
        dues.push(due.grosze);
      }
      const stillPaid = dues.reduce((sum, due) => sum + due, 0);
      expect(paidBefore + stillPaid).toBe(Math.max(grosze, paidBefore));
      expect(dues.length).toBeLessThanOrEqual(2);
    }),
  );
});

const parts: readonly AheadPart[] = ['deposit', 'account', 'payLater', 'ready', 'arrives', 'differs', 'note'];

test.each<[OrderState, readonly AheadPart[]]>([
  ['offer', parts],
  ['accepted', ['deposit', 'payLater', 'ready', 'arrives', 'differs', 'note']],
  ['in-work', ['ready', 'arrives']],
  ['sent', ['arrives']],
  ['done', []],
])('STATUS-4: of an order that is %s an offer says no more than what is to come', (state, expected) => {
  expect(parts.filter((part) => isAhead(part, state))).toEqual(expected);
});
