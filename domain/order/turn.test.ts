import type { DatedEvent, OrderEvent } from './events';
import type { OrderHistory } from './status';
import type { Choice } from './thing';
import { askedAt, type Calendar, compareTurns, type Turn, turnOf, turnOfQuestion } from './turn';
import type { Way } from './ways';

const calendar: Calendar = { dayOf: (at) => `day ${at}`, answerBy: (at) => `answer ${at}` };
const after = (...events: readonly OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const terms = { delivery: 0, deposit: 0, reason: '', arrives: '2026-12-20' };
const offer: OrderEvent = { type: 'offer', grosze: 1, by: '2026-12-10', note: '', until: 1000, terms };
const mark = (state: 'accepted' | 'declined' | 'in-work' | 'sent' | 'done', note = ''): OrderEvent => ({
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
  ...{ type: 'mark', state: 'in-work', note: '', picture: '' },
  ...(asks && { asks }),
});
const corrected = (isRight: boolean): OrderEvent => ({ ...message('buyer'), sketch: { of: 2, isRight } }) as OrderEvent;
const change: OrderEvent = { type: 'change', grosze: 400, by: '2026-12-14', note: 'x', until: 1000, terms };
const answered = (answer: 'agreed' | 'kept'): OrderEvent => ({ type: 'changeAnswer', change: 3, answer });

test.each<[OrderHistory, number, string]>([
  [{ ...after(), readAt: null }, 20, 'artist offer answer 1'],
  [after(), 20, 'artist offer answer 1'],
  [after(offer), 1000, 'buyer buyerAnswers day 1000'],
  [after(offer), 1001, 'artist newOffer day 1000'],
  [after(mark('accepted')), 20, 'artist start null'],
  [after(offer, mark('accepted')), 20, 'artist start 2026-12-10'],
  [after(mark('in-work')), 20, 'artist send null'],
  [after(offer, mark('in-work')), 20, 'artist send 2026-12-10'],
  [after(mark('sent')), 20, 'buyer arrives null'],
  [after(offer, paid(1), mark('sent')), 20, 'buyer arrives 2026-12-20'],
  [after({ ...offer, terms: { ...terms, arrives: null } }, paid(1), mark('sent')), 20, 'buyer arrives null'],
  [after(sent({ by: 'parcel', carrier: null, number: '' })), 20, 'buyer arrives null'],
  [after(sent({ by: 'pickup', place: 'x', day: '2026-12-12' })), 20, 'buyer fetches 2026-12-12'],
  [after(sent({ by: 'file', name: 'x', bytes: 1 })), 20, 'buyer fetches null'],
  [after(offer, shown(true)), 20, 'buyer agreesSketch 2026-12-10'],
  [after(offer, shown(true), mark('in-work')), 20, 'buyer agreesSketch 2026-12-10'],
  [after(offer, shown(true), shown()), 20, 'artist send 2026-12-10'],
  [after(offer, shown(true), corrected(true)), 20, 'artist send 2026-12-10'],
  [after(offer, mark('accepted'), change), 20, 'buyer agreesChange day 1000'],
  [after(offer, mark('accepted'), change), 1001, 'artist start 2026-12-10'],
  [after(offer, mark('accepted'), change, answered('kept')), 20, 'artist start 2026-12-10'],
  [after(offer, mark('accepted'), change, answered('agreed')), 20, 'artist start 2026-12-14'],
  [after(offer, mark('accepted'), change, mark('sent'), paid(400)), 20, 'buyer arrives 2026-12-20'],
  [
    after(offer, mark('accepted'), change, answered('agreed'), paid(500)),
    20,
    `artist refund day ${14 + 7 * 86_400_000}`,
  ],
  [after(mark('done')), 20, 'nobody none null'],
  [after(mark('declined')), 20, 'nobody none null'],
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
  ['what was sent and paid', portrait, [sale, paid(1000), mark('sent')], 'buyer arrives', ''],
  ['what the shop no longer has', null, [sale, mark('accepted')], 'buyer pay', 'deposit 300 12'],
])('DESK-20: %s', (_, choice, events, expected, debt) => {
  const turn = turnOf(after(...events), choice, none, 20, calendar);
  const owed = turn.debt ? `${turn.debt.kind} ${turn.debt.grosze} ${turn.debt.since}` : '';
  expect([`${turn.waitsFor} ${turn.next}`, owed]).toEqual([expected, debt]);
});

test('DESK-20: after a week what is not paid comes first', () => {
  const of = (now: number) => turnOf(after(sale, mark('accepted')), portrait, none, now, calendar);
  expect([of(12 + 7 * day).debt?.isLate, of(13 + 7 * day).debt?.isLate]).toEqual([false, true]);
  const soon: Turn = { waitsFor: 'buyer', next: 'arrives', due: 'a' };
  expect([soon, of(13 + 7 * day)].toSorted(compareTurns)[0]?.next).toBe('pay');
});

test('WITHDRAWAL-5: what was withdrawn from waits for nobody, but for an answer', () => {
  const of = (events: readonly OrderEvent[], waiting: object) =>
    said(turnOf(after(...events), portrait, { ...none, isWithdrawn: true, ...waiting }, 20, calendar));
  expect([of([sale, mark('sent')], {}), of([sale, mark('accepted')], {})]).toEqual(Array(2).fill('nobody none null'));
  expect(of([sale, mark('sent')], { askedAt: 5 })).toBe('artist answer answer 5');
});

test.each<[OrderHistory, Partial<typeof none> | object, string]>([
  [after(offer), { askedAt: 5 }, 'artist answer answer 5'],
  [after(offer, mark('in-work')), { askedAt: 5 }, 'artist answer 2026-12-10'],
  [after(mark('in-work')), { askedAt: 5 }, 'artist answer answer 5'],
  [after(mark('done')), { unreadAt: 5 }, 'artist read answer 5'],
  [after(mark('accepted')), { unreadAt: 5 }, 'artist start null'],
])('DESK-9: what a buyer sent waits for the artist, row %#', (history, waiting, expected) => {
  expect(said(turnOf(history, portrait, { ...none, ...waiting }, 20, calendar))).toBe(expected);
});

test.each<[OrderHistory, number, number | null]>([
  [after(), 0, null],
  [after(message('buyer'), message('buyer')), 0, 11],
  [after(message('buyer'), message('studio'), message('buyer')), 0, 13],
  [after(message('buyer'), offer), 0, null],
  [after(message('buyer'), mark('in-work', 'Szkic')), 0, null],
  [after(message('buyer'), mark('in-work')), 0, 11],
  [after(message('buyer'), message('buyer')), 11, 12],
  [after(message('buyer')), 11, null],
  [after(corrected(false)), 0, 11],
  [after(corrected(false), shown(true)), 0, null],
  [after(corrected(true)), 0, null],
  [after({ type: 'note', text: 'x' }), 0, null],
])('DESK-9: which message is still to be answered, row %#', (history, writtenAt, at) => {
  expect(askedAt(history, writtenAt)).toBe(at);
});

test('what is no order waits until it was answered', () => {
  expect(said(turnOfQuestion(5, 'answer', calendar))).toBe('artist answer answer 5');
  expect(said(turnOfQuestion(5, null, calendar))).toBe('nobody none null');
  expect(turnOfQuestion(0, 'withdrawal', { ...calendar, dayOf: String }).due).toBe(`${14 * 86_400_000}`);
  expect(said(turnOfQuestion(5, 'explain', calendar))).toBe('artist explain answer 5');
});

test('DESK-1: first the artist’s, by the day due, then the buyers’, then the rest', () => {
  const turn = (waitsFor: Turn['waitsFor'], due: string | null): Turn => ({ waitsFor, next: 'none', due });
  const list = [
    turn('nobody', null),
    ...[turn('buyer', '2026-01-01'), turn('artist', null), turn('artist', '2026-12-02'), turn('artist', '2026-12-01')],
  ];
  expect(list.toSorted(compareTurns).map(({ waitsFor, due }) => `${waitsFor} ${due}`)).toEqual([
    ...['artist 2026-12-01', 'artist 2026-12-02', 'artist null', 'buyer 2026-01-01', 'nobody null'],
  ]);
  for (const next of ['withdrawal', 'explain'] as const) {
    const statement = { ...turn('artist', '2026-12-03'), next };
    expect([...list, statement].toSorted(compareTurns)[0]).toBe(statement);
  }
});
