import fc from 'fast-check';
import type { DatedEvent, OrderEvent } from './events';
import { leadOf, moneyOf, nextSum } from './money';
import { balanceOf, depositIn, isUnfinished, nextPayment } from './payments';
import { reminderNow } from './reminders';
import { meantPrice, slipsIn } from './slips';
import { type AheadPart, isAhead, type MarkedState, type OrderState } from './states';
import type { OrderHistory } from './status';
import { euroCode, polishCode, type Transfer } from './transfer-code';

describe('money', () => {
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
  const mark = (state: MarkedState): OrderEvent => ({
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
  const days = (today = '2026-11-20') => ({ today, dayOf: (_: number, days = 0) => `2026-11-0${1 + days}` });
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
    ['called off in work, the deposit not noted', [...agreed, mark('in-work'), mark('declined')], 'ended'],
    [
      'called off in work, nothing ahead',
      [offered(1000, 0), accepted, mark('in-work'), mark('declined')],
      'endedUnpaid',
    ],
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
});

describe('payments', () => {
  const historyOf = (...events: readonly OrderEvent[]): OrderHistory => ({
    receivedAt: 1,
    readAt: 2,
    events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
  });
  const mark = (state: MarkedState): OrderEvent => ({
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

  test.each([
    ['a deposit', 300, [], 'deposit', 300],
    ['all at once', 1000, [], 'rest', 1000],
    ['no deposit', 0, [], 'rest', 1000],
    ['a part of all at once', 1000, [paid], 'rest', 900],
  ] as const)('STATUS-4: the proposed payment of an order with %s', (_, deposit, payments, kind, grosze) => {
    const terms = { delivery: 0, deposit, arrives: null, reason: '' };
    const offer = { type: 'offer', grosze: 1000, by: '2026-12-16', note: '', until: 1000, terms } as const;
    expect(nextPayment(historyOf(offer, mark('accepted'), ...payments))).toEqual({ kind, grosze });
  });

  test.each([
    ['all at once stays all', 1000, 1600, 1600],
    ['a part stays', 300, 1600, 300],
    ['none stays none', 0, 1600, 0],
    ['a part is no more than all', 300, 200, 200],
  ])('STATUS-29: the deposit of another price: %s', (_, deposit, now, expected) => {
    expect(depositIn({ grosze: 1000, terms: { delivery: 0, deposit, arrives: null, reason: '' } }, now)).toBe(expected);
  });
});

describe('transfer code', () => {
  const transfer: Transfer = {
    iban: 'PL61109010140000071219812874',
    grosze: 43_500,
    name: 'Anna Werniks',
    title: '2026-0001-A2',
    taxId: null,
  };
  const fieldsOf = (given: Partial<Transfer>) => polishCode({ ...transfer, ...given })?.split('|');

  test('STATUS-15: the text of a Polish bank’s code has the nine fields of the recommendation', () => {
    expect(polishCode(transfer)).toBe('|PL|61109010140000071219812874|043500|Anna Werniks|2026-0001-A2|||');
  });

  test.each([
    ['525-224-84-81', '5252248481'],
    ['PL 5252248481', '5252248481'],
    ['12', ''],
    [null, ''],
  ])('STATUS-15: the tax number %s is written as "%s"', (taxId, written) => {
    expect(fieldsOf({ taxId })?.[0]).toBe(written);
  });

  test.each([
    ['Łucja Źdźbło-Nowakowska i Syn', 'Łucja Źdźbło-Nowakow'],
    ['Anna|Werniks', 'Anna Werniks'],
    [' Anna\n\tWerniks ', 'Anna Werniks'],
    ['Anna Maria Werniksow Toruń', 'Anna Maria Werniksow'],
    ['😀'.repeat(21), '😀'.repeat(20)],
  ])('STATUS-15: the name %j is written as "%s"', (name, written) => {
    expect(fieldsOf({ name })?.[4]).toBe(written);
  });

  test.each([
    [1, '000001'],
    [999_999, '999999'],
    [1_000_000, undefined],
  ])('STATUS-15: a sum of %s grosze is written as %s', (grosze, written) => {
    expect(fieldsOf({ grosze })?.[3]).toBe(written);
  });

  test('STATUS-15: an account of another country has no such code', () => {
    expect(polishCode({ ...transfer, iban: 'DE89370400440532013000' })).toBeNull();
  });

  test('STATUS-15: whatever name and title are, there are nine fields, and none is too long', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (name, title) => {
        const fields = fieldsOf({ name, title }) ?? [];
        expect(fields).toHaveLength(9);
        expect([...(fields[4] ?? '')].length).toBeLessThanOrEqual(20);
        expect([...(fields[5] ?? '')].length).toBeLessThanOrEqual(32);
      }),
    );
  });

  test('STATUS-16: the text of a euro code has the lines of EPC069-12', () => {
    const given = { iban: 'DE89370400440532013000', name: 'Łucja\nŹdźbło', title: '2026-0001-A2' };
    expect(euroCode({ ...given, cents: 10_117 }).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Łucja Źdźbło', 'DE89370400440532013000', 'EUR101.17', '', '', '2026-0001-A2'],
    ]);
  });

  test('STATUS-16: a euro code has eleven lines, none too long, and a sum with two places', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 99_999_999_999 }), (name, title, cents) => {
        const lines = euroCode({ iban: 'DE89370400440532013000', name, title, cents }).split('\n');
        expect(lines).toHaveLength(11);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
        expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140);
        const [euro, rest] = (lines[7] ?? '').replace('EUR', '').split('.');
        expect([Number(euro) * 100 + Number(rest), rest?.length]).toEqual([cents, 2]);
      }),
    );
  });
});

describe('slips', () => {
  const plain = { work: 195_000, quoted: 195_000, email: 'lucja@poczta.example', isPayable: true };

  test.each([
    [{}, ''],
    [{ work: 19_500 }, 'price'],
    [{ work: 1_950_000 }, 'price'],
    [{ work: 21_500 }, ''],
    [{ quoted: null, work: 1 }, ''],
    [{ email: 'lucja@gmial.com' }, 'email'],
    [{ isPayable: false }, 'account'],
  ])('DESK-8: of an offer with %j is asked: %s', (changed, asked) => {
    expect(slipsIn({ ...plain, ...changed }).join(' ')).toBe(asked);
  });

  test.each([
    [19_500, 195_000, 195_000],
    [2150, 195_000, 215_000],
    [1_950_000, 195_000, 195_000],
    [10, 195_000, null],
  ])('DESK-8: where %i is typed and the form showed %i, probably %s was meant', (work, quoted, meant) => {
    expect(meantPrice(work, quoted)).toBe(meant);
  });
});

describe('reminders', () => {
  const day = 24 * 60 * 60 * 1000;
  /** Of a day in December 2026, or in the January after it. */
  const noonOf = (text: string): number => day * (Number(text.slice(-2)) + (text.startsWith('2027') ? 31 : 0) + 0.5);
  const dayOf = (at: number, after = 0): string => {
    const days = Math.floor(at / day) + after;
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
    ['2027-01-19', 'after'],
    ['2027-01-20', undefined],
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
});
