import type { OrderEvent } from './events';
import { reminderNow } from './reminders';

const day = 24 * 60 * 60 * 1000;
/** Of a day in December 2026, or in the January after it. */
const noonOf = (text: string): number => day * (Number(text.slice(-2)) + (text.startsWith('2027') ? 31 : 0) + 0.5);
const dayOf = (at: number): string => {
  const days = Math.floor(at / day);
  return days > 31 ? `2027-01-${String(days - 31).padStart(2, '0')}` : `2026-12-${String(days).padStart(2, '0')}`;
};
const accepted = noonOf('2026-12-01');

const offer = (deposit: number): OrderEvent => ({
  type: 'offer',
  grosze: 10_000,
  by: '2026-12-20',
  note: '',
  until: accepted,
  terms: { delivery: 0, deposit, arrives: null, reason: '' },
});
type Offered = Extract<OrderEvent, { type: 'offer' }>;
const yes: OrderEvent = { type: 'answer', answer: 'accepted', offer: 1, grosze: 10_000, regulations: '' };

const historyOf = (...events: readonly OrderEvent[]) => ({
  receivedAt: 0,
  readAt: 0,
  events: events.map((event, index) => ({ ...event, position: index + 1, at: accepted })),
});
const said = (events: readonly OrderEvent[], now: number) =>
  reminderNow(historyOf(...events), 3, { now, noonOf, dayOf });
/** In the night before the morning of a day. */
const night = (text: string): number => noonOf(text) - 10 * 60 * 60 * 1000;

test.each([
  ['2026-12-16', undefined],
  ['2026-12-17', 'before'],
  ['2026-12-20', 'before'],
  ['2026-12-21', undefined],
  ['2026-12-23', 'after'],
  ['2027-01-18', 'after'],
  ['2027-01-19', undefined],
])('LETTERS-6: in the night of %s the rest that is due by 20 December is reminded of: %s', (today, which) => {
  const reminder = said([offer(0), yes], night(today));
  expect(reminder?.which).toBe(which);
  if (reminder) expect(reminder).toEqual({ type: 'reminder', which, kind: 'payment', grosze: 10_000 });
});

test('LETTERS-6: a deposit is late a week after acceptance', () => {
  const events = [offer(3000), yes];
  const at = (days: number) => said(events, accepted + days * day)?.which;
  expect([3, 4, 7, 8, 9, 10].map(at)).toEqual([undefined, 'before', 'before', undefined, undefined, 'after']);
});

test('LETTERS-6: each is said once, and the deposit’s reminder is not the payment’s', () => {
  const before: OrderEvent = { type: 'reminder', which: 'before', kind: 'payment', grosze: 10_000 };
  const at = night('2026-12-20');
  expect(said([offer(0), yes, before], at)).toBeNull();
  expect(said([offer(0), yes, { ...before, kind: 'deposit' }], at)?.which).toBe('before');
  expect(said([offer(0), yes, before], night('2026-12-23'))?.which).toBe('after');
});

test('STATUS-29: of another day and sum one is reminded anew, once they are agreed', () => {
  const before: OrderEvent = { type: 'reminder', which: 'before', kind: 'payment', grosze: 10_000 };
  const change: OrderEvent = {
    ...(offer(0) as Offered),
    type: 'change',
    grosze: 12_000,
    by: '2026-12-27',
    until: accepted,
  };
  const at = night('2026-12-25');
  const open = [offer(0), yes, before, change];
  expect(said(open, night('2026-12-20'))).toBeNull();
  expect(said([...open, { type: 'changeAnswer', change: 4, answer: 'agreed' }], at)).toEqual({
    ...before,
    grosze: 12_000,
  });
});

test('LETTERS-6: nobody is reminded who owes nothing, or whose order is not agreed, or over', () => {
  const at = night('2026-12-20');
  const mark = (state: 'done' | 'declined'): OrderEvent => ({ type: 'mark', state, note: '', picture: null });
  const paid: OrderEvent = { type: 'payment', kind: 'rest', grosze: 10_000, day: '2026-12-02', note: '' };
  for (const events of [
    [],
    [offer(0)],
    [offer(0), yes, paid],
    [offer(0), yes, mark('done')],
    [offer(0), yes, mark('declined')],
  ])
    expect(said(events, at)).toBeNull();
});
