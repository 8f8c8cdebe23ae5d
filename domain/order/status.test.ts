import type { DatedEvent, OrderEvent } from './events';
import { parseReply } from './reply';
import { type MarkedState, type OrderState, orderStates, states, statesThat } from './states';
import {
  agreedOffer,
  agreedSince,
  answerTaken,
  changeAnswerTaken,
  hasExpired,
  mayBecome,
  type OrderHistory,
  openOffer,
  stateOf,
  stepsOf,
  termsSince,
  withdrawalIn,
} from './status';
import type { Choice } from './thing';
import { askedAt, type Calendar, compareTurns, type Turn, turnOf, turnOfQuestion } from './turn';
import { holding, overtakenBy, seenByBuyer, undoable, undoing, undoMs, withdrawable } from './undo';
import { carrierNames, carriers, parcelNumber, trackingPage, type Way } from './ways';

describe('status', () => {
  const hash = 'a'.repeat(64);
  const until = 1000;
  const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
  const offer: OrderEvent = { type: 'offer', grosze: 145_000, by: '2026-12-10', note: '', until, terms };
  const answer = (said: 'accepted' | 'declined', to = 1): OrderEvent => ({
    type: 'answer',
    answer: said,
    offer: to,
    grosze: 145_000,
    regulations: hash,
  });
  const mark = (state: MarkedState): OrderEvent => ({
    type: 'mark',
    state,
    note: '',
    picture: null,
  });
  const message: OrderEvent = { type: 'message', from: 'buyer', text: 'x' };
  const note: OrderEvent = { type: 'note', text: 'x' };

  /** An order that came at 1 and was read at 2; its events follow at 11, 12 ... */
  const following = (...events: OrderEvent[]): OrderHistory => ({
    receivedAt: 1,
    readAt: 2,
    events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
  });
  const unread: OrderHistory = { receivedAt: 1, readAt: null, events: [] };

  test.each<[string, OrderHistory, string]>([
    ['came', unread, 'received:1! read offer accepted in-work sent done'],
    ['was read', following(), 'received:1 read:2! offer accepted in-work sent done'],
    ['was offered', following(offer, message, note), 'received:1 read:2 offer:11! accepted in-work sent done'],
    ['was offered anew', following(offer, offer), 'received:1 read:2 offer:12! accepted in-work sent done'],
    ['was accepted', following(offer, answer('accepted')), 'received:1 read:2 offer:11 accepted:12! in-work sent done'],
    ['was declined', following(offer, answer('declined')), 'received:1 read:2 offer:11 declined:12!'],
    [
      'was accepted, and ended',
      following(offer, answer('accepted'), mark('declined')),
      'received:1 read:2 offer:11 accepted:12 declined:13!',
    ],
    ['is painted without an offer', following(mark('in-work')), 'received:1 read:2 in-work:11! sent done'],
    ['has a second sketch', following(mark('in-work'), mark('in-work')), 'received:1 read:2 in-work:12! sent done'],
    ['hangs', following(offer, answer('accepted'), mark('done')), 'received:1 read:2 offer:11 accepted:12 done:13!'],
  ])('STATUS-2: the steps of an order that %s', (_, history, expected) => {
    const said = stepsOf(history, true).map(
      ({ state, at, isNow }) => `${state}${at ? `:${at}` : ''}${isNow ? '!' : ''}`,
    );
    expect(said).toEqual(expected.split(' '));
    expect(said.find((step) => step.endsWith('!'))?.split(/[:!]/)[0]).toBe(stateOf(history));
  });

  test('STATUS-2: what is there already is not in work, unless the artist says so', () => {
    const statesOf = (history: OrderHistory) => stepsOf(history, false).map(({ state }) => state);
    expect(statesOf(following(offer, answer('accepted')))).not.toContain('in-work');
    expect(statesOf(following(mark('in-work')))).toContain('in-work');
  });

  const given = (said: 'accepted' | 'declined', to = 1, regulations = hash) => ({
    answer: said,
    offer: to,
    regulations,
  });
  const outcome = (taken: ReturnType<typeof answerTaken> | ReturnType<typeof changeAnswerTaken>): string => {
    if ('problem' in taken) return taken.problem.code;
    return 'counts' in taken ? 'counts' : 'again';
  };

  test.each<[OrderHistory, ReturnType<typeof given>, number, string]>([
    [following(offer), given('accepted'), until, 'counts'],
    [following(offer), given('accepted'), until + 1, 'offer.expired'],
    [following(offer), given('declined'), until + 1, 'counts'],
    [following(offer), given('accepted', 1, 'b'.repeat(64)), until, 'offer.changed'],
    [following(offer), given('declined', 1, 'b'.repeat(64)), until, 'counts'],
    [following(offer, offer), given('accepted', 1), until, 'offer.changed'],
    [following(offer, offer), given('accepted', 2), until, 'counts'],
    [following(), given('accepted'), until, 'offer.changed'],
    [following(offer, answer('accepted')), given('accepted'), until, 'again'],
    [following(offer, answer('accepted')), given('accepted'), until + 1, 'again'],
    [following(offer, answer('accepted')), given('declined'), until, 'offer.answered'],
    [following(offer, answer('declined')), given('accepted'), until, 'offer.answered'],
    [following(offer, mark('accepted')), given('accepted'), until, 'offer.answered'],
    [following(offer, answer('accepted'), mark('in-work')), given('accepted'), until, 'again'],
    [following(offer, answer('declined'), offer), given('accepted', 3), until, 'counts'],
  ])('STATUS-5: an answer to an offer, row %#', (history, answered, now, taken) => {
    expect(outcome(answerTaken(history, answered, { now, regulations: hash }))).toBe(taken);
  });

  const change = (by = '2026-12-20'): OrderEvent => ({ type: 'change', grosze: 160_000, by, note: 'x', until, terms });
  const changed = (said: 'agreed' | 'kept', to = 3): OrderEvent => ({ type: 'changeAnswer', change: to, answer: said });
  const bound = [offer, answer('accepted')] as const;

  test.each<[OrderHistory, 'agreed' | 'kept', number, string, boolean?]>([
    [following(...bound, change()), 'agreed', until, 'counts'],
    [following(...bound, change()), 'agreed', until + 1, 'change.expired'],
    [following(...bound, change()), 'kept', until + 1, 'counts'],
    [following(...bound, change(), mark('in-work')), 'agreed', until, 'counts'],
    [following(...bound, change(), change()), 'agreed', until, 'change.changed'],
    [following(...bound, change(), mark('sent')), 'agreed', until, 'change.changed'],
    [following(...bound), 'agreed', until, 'change.changed'],
    [following(...bound, change()), 'agreed', until, 'change.changed', true],
    [following(...bound, change()), 'kept', until, 'change.changed', true],
    [following(...bound, change(), changed('agreed')), 'agreed', until, 'again', true],
    [following(...bound, change(), changed('agreed')), 'agreed', until + 1, 'again'],
    [following(...bound, change(), changed('agreed'), mark('done')), 'agreed', until, 'again'],
    [following(...bound, change(), changed('agreed')), 'kept', until, 'change.answered'],
  ])('STATUS-29: an answer to a change, row %#', (history, answered, now, taken, isWithdrawn = false) => {
    expect(outcome(changeAnswerTaken(history, { answer: answered, change: 3 }, { now, isWithdrawn }))).toBe(taken);
  });

  test.each<[OrderHistory, string, number | null]>([
    [following(...bound, change()), '2026-12-10', 12],
    [following(...bound, change(), changed('kept')), '2026-12-10', 12],
    [following(...bound, change(), changed('agreed')), '2026-12-20', 14],
    [following(...bound, change(), changed('agreed'), change('2026-12-24'), changed('agreed', 5)), '2026-12-24', 16],
    [following(...bound, change(), changed('agreed'), mark('declined'), offer, mark('accepted')), '2026-12-10', 17],
    // of what ended nothing comes back
    [following(...bound, change(), mark('declined'), offer, mark('accepted'), changed('agreed')), '2026-12-10', 16],
  ])('STATUS-29: which terms hold, and since when, row %#', (history, by, since) => {
    expect([agreedOffer(history)?.by, termsSince(history)]).toEqual([by, since]);
  });

  test.each(orderStates.filter((state) => !states[state].isOver))(
    'STATUS-3: from %s an order comes to its end',
    (state) => {
      const reached = new Set<OrderState>([state]);
      for (const one of reached)
        for (const next of statesThat(({ from }) => from?.includes(one) === true)) reached.add(next);
      expect([...reached]).toContain('done');
    },
  );

  test('STATUS-4: an offer waits until its moment, and is the last one', () => {
    const history = following(offer, message);
    expect([openOffer(history, until)?.position, openOffer(history, until + 1)]).toEqual([1, null]);
    expect([hasExpired(history, until), hasExpired(history, until + 1)]).toEqual([false, true]);
    expect(openOffer(following(offer, answer('accepted')), until)).toBeNull();
    expect(hasExpired(following(offer, answer('accepted')), until + 1)).toBe(false);
  });

  test.each<[OrderHistory, boolean]>([
    [following(), false],
    [following(offer), false],
    [following(offer, answer('declined')), false],
    [following(offer, answer('accepted')), true],
    [following(offer, answer('accepted'), mark('sent')), true],
  ])('a price is agreed once the offer is accepted, row %#', (history, isAgreed) => {
    expect(agreedOffer(history) !== null).toBe(isAgreed);
  });

  const all = statesThat(({ from }) => from !== null) as readonly (MarkedState | 'offer')[];

  test.each<[string, OrderHistory, string]>([
    ['came', unread, 'offer accepted declined in-work sent'],
    ['has an offer', following(offer), 'offer accepted declined'],
    ['is accepted', following(mark('accepted')), 'declined in-work sent done'],
    ['is declined', following(mark('declined')), 'offer accepted'],
    ['is painted', following(mark('in-work')), 'declined in-work sent done'],
    ['is sent', following(mark('sent')), 'in-work sent done'],
    ['hangs', following(mark('done')), ''],
  ])('STATUS-3: what can become of an order that %s', (_, history, next) => {
    expect(all.filter((state) => mayBecome(history, state)).join(' ')).toBe(next);
  });

  test('a withdrawal holds until something is said after it', () => {
    const withdrawal: OrderEvent = { type: 'withdrawal', reason: '' };
    expect(withdrawalIn(following())).toBeNull();
    expect(withdrawalIn(following(withdrawal))).toMatchObject({ type: 'withdrawal' });
    expect(withdrawalIn(following(withdrawal, mark('accepted')))).toBeNull();
  });

  test.each<[OrderHistory, number | null]>([
    [following(), null],
    [following({ type: 'note', text: 'x' }), null],
    [following(offer), null],
    [following(offer, { type: 'note', text: 'x' }, answer('accepted'), mark('sent')), 13],
  ])('when an order became a contract, row %#', (history, at) => {
    expect(agreedSince(history)).toBe(at);
  });
});

describe('turn', () => {
  const calendar: Calendar = {
    dayOf: (at, days = 0) => `day ${at + days * 86_400_000}`,
    answerBy: (at) => `answer ${at}`,
  };
  const following = (...events: readonly OrderEvent[]): OrderHistory => ({
    receivedAt: 1,
    readAt: 2,
    events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
  });
  const terms = { delivery: 0, deposit: 0, reason: '', arrives: '2026-12-20' };
  const offer: OrderEvent = { type: 'offer', grosze: 1, by: '2026-12-10', note: '', until: 1000, terms };
  const mark = (state: MarkedState, note = ''): OrderEvent => ({
    type: 'mark',
    state,
    note,
    picture: null,
  });
  const sent = (way: Way): OrderEvent => ({ type: 'mark', state: 'sent', note: '', picture: null, way });
  const paid = (grosze: number): OrderEvent => ({ type: 'payment', kind: 'rest', grosze, day: '', note: '' });
  const message = (from: 'buyer' | 'studio'): OrderEvent => ({ type: 'message', from, text: 'x' });
  const portrait: Choice = { type: 'portraits', medium: null, size: 'a4' };
  const file: Choice = { type: 'picture', medium: 'file', size: null };
  const print: Choice = { type: 'posters', medium: 'print', size: 'a3' };
  const none = { askedAt: null, unreadAt: null };
  const said = ({ waitsFor, next, due }: Turn): string => `${waitsFor} ${next} ${due}`;

  const shown = (asks?: true): OrderEvent => ({
    type: 'mark',
    state: 'in-work',
    note: '',
    picture: '',
    ...(asks && { asks }),
  });
  const corrected = (isRight: boolean): OrderEvent =>
    ({ ...message('buyer'), sketch: { of: 2, isRight } }) as OrderEvent;
  const change: OrderEvent = { type: 'change', grosze: 400, by: '2026-12-14', note: 'x', until: 1000, terms };
  const answered = (answer: 'agreed' | 'kept'): OrderEvent => ({ type: 'changeAnswer', change: 3, answer });

  test.each<[OrderHistory, number, string]>([
    [{ ...following(), readAt: null }, 20, 'artist offer answer 1'],
    [following(), 20, 'artist offer answer 1'],
    [following(offer), 1000, 'buyer buyerAnswers day 1000'],
    [following(offer), 1001, 'artist newOffer day 1000'],
    [following(mark('accepted')), 20, 'artist start null'],
    [following(offer, mark('accepted')), 20, 'artist start 2026-12-10'],
    [following(mark('in-work')), 20, 'artist send null'],
    [following(offer, mark('in-work')), 20, 'artist send 2026-12-10'],
    [following(mark('sent')), 20, 'buyer arrives null'],
    [following(offer, paid(1), mark('sent')), 20, 'buyer arrives 2026-12-20'],
    [following({ ...offer, terms: { ...terms, arrives: null } }, paid(1), mark('sent')), 20, 'buyer arrives null'],
    [following(sent({ by: 'parcel', carrier: null, number: '' })), 20, 'buyer arrives null'],
    [following(sent({ by: 'pickup', place: 'x', day: '2026-12-12' })), 20, 'buyer fetches 2026-12-12'],
    [following(sent({ by: 'file', name: 'x', bytes: 1 })), 20, 'buyer fetches null'],
    [following(offer, shown(true)), 20, 'buyer agreesSketch 2026-12-10'],
    [following(offer, shown(true), mark('in-work')), 20, 'buyer agreesSketch 2026-12-10'],
    [following(offer, shown(true), shown()), 20, 'artist send 2026-12-10'],
    [following(offer, shown(true), corrected(true)), 20, 'artist send 2026-12-10'],
    [following(offer, mark('accepted'), change), 20, 'buyer agreesChange day 1000'],
    [following(offer, mark('accepted'), change), 1001, 'artist start 2026-12-10'],
    [following(offer, mark('accepted'), change, answered('kept')), 20, 'artist start 2026-12-10'],
    [following(offer, mark('accepted'), change, answered('agreed')), 20, 'artist start 2026-12-14'],
    [following(offer, mark('accepted'), change, mark('sent'), paid(400)), 20, 'buyer arrives 2026-12-20'],
    [
      following(offer, mark('accepted'), change, answered('agreed'), paid(500)),
      20,
      `artist refund day ${14 + 7 * 86_400_000}`,
    ],
    [following(mark('done')), 20, 'nobody none null'],
    [following(mark('declined')), 20, 'nobody none null'],
  ])('DESK-1: whose turn it is, row %#', (history, now, expected) => {
    expect(said(turnOf(history, portrait, none, now, calendar))).toBe(expected);
  });

  const sale: OrderEvent = { ...offer, grosze: 1000, terms: { ...terms, deposit: 300 } };
  const day = 24 * 60 * 60 * 1000;
  test.each<[string, Choice | null, readonly OrderEvent[], string, string]>([
    ['a portrait waits for its deposit', portrait, [sale, mark('accepted')], 'buyer pay', 'deposit 300 12'],
    ['of which a part came', portrait, [sale, mark('accepted'), paid(100)], 'buyer pay', 'deposit 200 12'],
    ['then it is begun', portrait, [sale, mark('accepted'), paid(300)], 'artist start', ''],
    ['without a deposit at once', portrait, [offer, mark('accepted')], 'artist start', ''],
    ['what is there is paid first', file, [{ ...sale, terms }, mark('accepted')], 'buyer pay', 'rest 1000 12'],
    ['a file is handed over', file, [sale, mark('accepted'), paid(1000)], 'artist handOver', ''],
    ['a print is made', print, [sale, mark('accepted'), paid(1000)], 'artist start', ''],
    [
      'what is drawn as a file is handed over too',
      { ...portrait, medium: 'file' },
      [sale, mark('in-work')],
      'artist handOver',
      '',
    ],
    ['what is in work is not asked for', portrait, [sale, mark('in-work')], 'artist send', ''],
    ['what was sent and not paid', portrait, [sale, paid(300), mark('sent')], 'buyer pay', 'rest 700 13'],
    ['what was sent, its deposit not noted', portrait, [sale, mark('sent')], 'buyer pay', 'rest 700 12'],
    ['what was sent and paid', portrait, [sale, paid(1000), mark('sent')], 'buyer arrives', ''],
    ['what the shop no longer has', null, [sale, mark('accepted')], 'buyer pay', 'deposit 300 12'],
  ])('DESK-20: %s', (_, choice, events, expected, debt) => {
    const turn = turnOf(following(...events), choice, none, 20, calendar);
    const owed = turn.debt ? `${turn.debt.kind} ${turn.debt.grosze} ${turn.debt.since}` : '';
    expect([`${turn.waitsFor} ${turn.next}`, owed]).toEqual([expected, debt]);
  });

  test('DESK-20: after a week what is not paid comes first', () => {
    const of = (now: number) => turnOf(following(sale, mark('accepted')), portrait, none, now, calendar);
    expect([of(12 + 7 * day).debt?.isLate, of(13 + 7 * day).debt?.isLate]).toEqual([false, true]);
    const soon: Turn = { waitsFor: 'buyer', next: 'arrives', due: 'a' };
    expect([soon, of(13 + 7 * day)].toSorted(compareTurns)[0]?.next).toBe('pay');
  });

  test('WITHDRAWAL-5: what was withdrawn from waits for nobody, but for an answer', () => {
    const of = (events: readonly OrderEvent[], waiting: object) =>
      said(turnOf(following(...events), portrait, { ...none, isWithdrawn: true, ...waiting }, 20, calendar));
    expect([of([sale, mark('sent')], {}), of([sale, mark('accepted')], {})]).toEqual(Array(2).fill('nobody none null'));
    expect(of([sale, mark('sent')], { askedAt: 5 })).toBe('artist answer answer 5');
  });

  test.each<[OrderHistory, Partial<typeof none> | object, string]>([
    [following(offer), { askedAt: 5 }, 'artist answer answer 5'],
    [following(offer, mark('in-work')), { askedAt: 5 }, 'artist answer 2026-12-10'],
    [following(mark('in-work')), { askedAt: 5 }, 'artist answer answer 5'],
    [following(mark('done')), { unreadAt: 5 }, 'artist read answer 5'],
    [following(mark('accepted')), { unreadAt: 5 }, 'artist start null'],
  ])('DESK-9: what a buyer sent waits for the artist, row %#', (history, waiting, expected) => {
    expect(said(turnOf(history, portrait, { ...none, ...waiting }, 20, calendar))).toBe(expected);
  });

  test.each<[OrderHistory, number, number | null]>([
    [following(), 0, null],
    [following(message('buyer'), message('buyer')), 0, 11],
    [following(message('buyer'), message('studio'), message('buyer')), 0, 13],
    [following(message('buyer'), offer), 0, null],
    [following(message('buyer'), mark('in-work', 'Szkic')), 0, null],
    [following(message('buyer'), mark('in-work')), 0, 11],
    [following(message('buyer'), message('buyer')), 11, 12],
    [following(message('buyer')), 11, null],
    [following(corrected(false)), 0, 11],
    [following(corrected(false), shown(true)), 0, null],
    [following(corrected(true)), 0, null],
    [following({ type: 'note', text: 'x' }), 0, null],
  ])('DESK-9: which message is still to be answered, row %#', (history, writtenAt, at) => {
    expect(askedAt(history, writtenAt)).toBe(at);
  });

  test('what is no order waits until it was answered', () => {
    expect(said(turnOfQuestion(5, 'answer', calendar))).toBe('artist answer answer 5');
    expect(said(turnOfQuestion(5, null, calendar))).toBe('nobody none null');
    expect(turnOfQuestion(0, 'withdrawal', calendar).due).toBe(`day ${14 * 86_400_000}`);
    expect(said(turnOfQuestion(5, 'explain', calendar))).toBe('artist explain answer 5');
  });

  test('DESK-1: first the artist’s, by the day due, then the buyers’, then the rest', () => {
    const turn = (waitsFor: Turn['waitsFor'], due: string | null): Turn => ({ waitsFor, next: 'none', due });
    const list = [
      turn('nobody', null),
      ...[
        turn('buyer', '2026-01-01'),
        turn('artist', null),
        turn('artist', '2026-12-02'),
        turn('artist', '2026-12-01'),
      ],
    ];
    expect(list.toSorted(compareTurns).map(({ waitsFor, due }) => `${waitsFor} ${due}`)).toEqual([
      ...['artist 2026-12-01', 'artist 2026-12-02', 'artist null', 'buyer 2026-01-01', 'nobody null'],
    ]);
    for (const next of ['withdrawal', 'explain'] as const) {
      const statement = { ...turn('artist', '2026-12-03'), next };
      expect([...list, statement].toSorted(compareTurns)[0]).toBe(statement);
    }
  });
});

describe('undo', () => {
  const following = (...events: readonly OrderEvent[]): OrderHistory => ({
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
    [following(), undefined],
    [following(mark), 1],
    [following(offer, message('studio')), 2],
    [following(mark, { type: 'note', text: 'x' }, message('buyer')), 1],
    [following(payment, { type: 'sendNow', of: 1 }), undefined],
    [following({ type: 'withdrawal', reason: '' }), undefined],
  ])('DESK-11: what can be undone is the last thing that the buyer has not seen, row %#', (history, position) => {
    expect(undoable(history, 20)?.position).toBe(position);
  });

  test.each<[OrderHistory, number, string]>([
    [following(mark), 10 + undoMs, ''],
    [following(mark), 11 + undoMs, '1'],
    [following(offer, message('buyer'), message('studio'), payment), 20, '2'],
    [following(offer, { type: 'sendNow', of: 1 }, mark), 20, '1 2'],
    [following(offer, offer), 12 + undoMs, '2'],
    [following(offer, offer), 11 + undoMs, ''],
    [following(offer, { type: 'sendNow', of: 1 }, offer), 12 + undoMs, '1 2'],
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
    const history = following(offer, { type: 'sendNow', of: 1 }, message('studio'), { ...mark, state: 'declined' });
    expect(overtakenBy(answer, history, 20)).toEqual([{ type: 'undo', of: 4, what: 'mark', state: 'offer' }]);
    expect(overtakenBy(message('buyer'), history, 20)).toEqual([]);
    expect(overtakenBy(answer, history, 14 + undoMs)).toEqual([]);
    // whoever agrees to a change goes by what the page shows: work that begins takes nothing of it away
    const shown = [offer, { type: 'sendNow', of: 1 }, answer, change, { type: 'sendNow', of: 4 }] as const;
    const yes: OrderEvent = { type: 'changeAnswer', change: 4, answer: 'agreed' };
    const unseen = following(...shown, mark, change, { ...mark, state: 'sent' });
    expect(overtakenBy(yes, unseen, 20).map(({ of, state }) => [of, state])).toEqual([
      [7, null],
      [8, 'accepted'],
    ]);
  });

  test.each<[OrderHistory, number | undefined]>([
    [following(), undefined],
    [following(offer, message('studio'), message('buyer')), 1],
    [following(offer, offer), 2],
    [following(offer, answer), undefined],
    [following(offer, answer, change), 3],
    [following(offer, answer, change, { type: 'changeAnswer', change: 3, answer: 'kept' }), undefined],
    [following(offer, answer, change, { ...mark, state: 'sent' }), undefined],
  ])('DESK-11: an offer can be withdrawn until it is answered, row %#', (history, position) => {
    expect(withdrawable(history)?.position).toBe(position);
  });

  test('DESK-11: what was taken back does not count, and the order is where it was', () => {
    const history = following(offer, mark, message('studio'));
    const [, second, third] = history.events;
    if (second?.type !== 'mark' || third?.type !== 'message') throw new Error('not what was put there');
    const [undoneMark, undoneMessage] = [undoing(history, second), undoing(history, third)];
    expect(undoneMark).toEqual({ type: 'undo', of: 2, what: 'mark', state: 'offer' });
    expect(undoneMessage).toEqual({ type: 'undo', of: 3, what: 'message', state: null });
    const all = [...history.events, { ...undoneMark, position: 4, at: 20 }];
    expect(holding(all).map(({ position }) => position)).toEqual([1, 3]);
    expect(stateOf({ ...history, events: holding(all) })).toBe('offer');
  });
});

describe('ways', () => {
  test.each(carrierNames)('STATUS-17: the page of %s is its own, by https, and takes the number last', (carrier) => {
    const page = trackingPage({ by: 'parcel', carrier, number: '6200 1/2&x=' }) ?? '';
    const { protocol, searchParams } = new URL(page);
    expect([protocol, [...searchParams.values()].at(-1)]).toEqual(['https:', '6200 1/2&x=']);
    expect(page.startsWith(carriers[carrier].page)).toBe(true);
  });

  test.each([
    [null, '620012345678'],
    ['dpd', ''],
  ] as const)('STATUS-17: nothing follows a parcel of %s with the number %j', (carrier, number) => {
    expect(trackingPage({ by: 'parcel', carrier, number })).toBeNull();
  });

  test.each([
    [' 6200 1234-5678 ', '620012345678'],
    ['rr123456785pl', 'RR123456785PL'],
    ['1"><script>', null],
    ['https://evil.example', null],
    ['12345', null],
    ['w drodze', null],
    ['1'.repeat(41), null],
  ])('STATUS-17: the number %j is read as %j', (typed, number) => {
    expect(parcelNumber(typed)).toBe(number);
  });
});

describe('reply', () => {
  const regulations = 'a'.repeat(64);

  test.each([
    ['an answer', { token: ' secret ', answer: 'accepted', offer: '2', regulations }, { answer: 'accepted', offer: 2 }],
    [
      'a message',
      { token: ' secret ', answer: 'message', text: 'By Friday?' },
      { answer: 'message', text: 'By Friday?' },
    ],
  ])('%s is read with its token', (_, fields, reply) => {
    expect(parseReply(fields)).toMatchObject({ ok: true, reply: { token: 'secret', ...reply } });
  });

  test.each([
    ['an empty message', { answer: 'message', text: ' ' }, 'text.required'],
    ['an unknown answer', { answer: 'perhaps', offer: '2', regulations }, 'request.malformed'],
    ['an offer that cannot be', { answer: 'accepted', offer: '0', regulations }, 'request.malformed'],
    ['nothing', {}, 'request.malformed'],
    ['a file at once without the tick', { answer: 'early' }, 'file.unticked'],
    ['a reason that is too long', { answer: 'withdrawn', reason: 'x'.repeat(5001) }, 'text.tooLong'],
  ])('%s is refused', (_, fields, code) => {
    expect(parseReply(fields)).toMatchObject({ ok: false, problem: { code } });
  });

  test('without a token it belongs to no order', () => {
    const reply = parseReply({ answer: 'message', text: 'By Friday?' });
    expect(reply).toMatchObject({ ok: true, reply: { token: '' } });
  });

  test('STATUS-10: how a buyer is reached is read with an address or without', () => {
    const reach = { token: 'secret', answer: 'contact', email: 'ala@poczta.example', phone: ' 600 ' };
    expect(parseReply(reach)).toEqual({
      ok: true,
      reply: { token: 'secret', answer: 'contact', email: 'ala@poczta.example', phone: '600' },
    });
    expect(parseReply({ ...reach, address: 'ul. Nowa 2' })).toMatchObject({ reply: { address: 'ul. Nowa 2' } });
    expect(parseReply({ ...reach, address: ' ' })).toEqual({
      ok: false,
      problem: { code: 'order.delivery', field: 'address' },
    });
    expect(parseReply({ ...reach, phone: '' })).toMatchObject({ problem: { code: 'phone.required', field: 'phone' } });
  });
});
