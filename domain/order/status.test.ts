import type { DatedEvent, OrderEvent } from './events';
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
const mark = (state: 'accepted' | 'declined' | 'in-work' | 'sent' | 'done'): OrderEvent => ({
  type: 'mark',
  state,
  note: '',
  picture: null,
});
const message: OrderEvent = { type: 'message', from: 'buyer', text: 'x' };
const note: OrderEvent = { type: 'note', text: 'x' };

/** An order that came at 1 and was read at 2; its events follow at 11, 12 ... */
const after = (...events: OrderEvent[]): OrderHistory => ({
  receivedAt: 1,
  readAt: 2,
  events: events.map((event, index): DatedEvent => ({ ...event, position: index + 1, at: 11 + index })),
});
const unread: OrderHistory = { receivedAt: 1, readAt: null, events: [] };

test.each<[string, OrderHistory, string]>([
  ['came', unread, 'received:1! read offer accepted in-work sent done'],
  ['was read', after(), 'received:1 read:2! offer accepted in-work sent done'],
  ['was offered', after(offer, message, note), 'received:1 read:2 offer:11! accepted in-work sent done'],
  ['was offered anew', after(offer, offer), 'received:1 read:2 offer:12! accepted in-work sent done'],
  ['was accepted', after(offer, answer('accepted')), 'received:1 read:2 offer:11 accepted:12! in-work sent done'],
  ['was declined', after(offer, answer('declined')), 'received:1 read:2 offer:11 declined:12!'],
  [
    'was accepted, and ended',
    after(offer, answer('accepted'), mark('declined')),
    'received:1 read:2 offer:11 accepted:12 declined:13!',
  ],
  ['is painted without an offer', after(mark('in-work')), 'received:1 read:2 in-work:11! sent done'],
  ['has a second sketch', after(mark('in-work'), mark('in-work')), 'received:1 read:2 in-work:12! sent done'],
  ['hangs', after(offer, answer('accepted'), mark('done')), 'received:1 read:2 offer:11 accepted:12 done:13!'],
])('STATUS-2: the steps of an order that %s', (_, history, expected) => {
  const said = stepsOf(history, true).map(({ state, at, isNow }) => `${state}${at ? `:${at}` : ''}${isNow ? '!' : ''}`);
  expect(said).toEqual(expected.split(' '));
  expect(said.find((step) => step.endsWith('!'))?.split(/[:!]/)[0]).toBe(stateOf(history));
});

test('STATUS-2: what is there already is not in work, unless the artist says so', () => {
  const statesOf = (history: OrderHistory) => stepsOf(history, false).map(({ state }) => state);
  expect(statesOf(after(offer, answer('accepted')))).not.toContain('in-work');
  expect(statesOf(after(mark('in-work')))).toContain('in-work');
});

const given = (said: 'accepted' | 'declined', to = 1, regulations = hash) => ({ answer: said, offer: to, regulations });
type Taken = ReturnType<typeof answerTaken>;

test.each<[OrderHistory, ReturnType<typeof given>, number, Taken]>([
  [after(offer), given('accepted'), until, 'counts'],
  [after(offer), given('accepted'), until + 1, 'offer.expired'],
  [after(offer), given('declined'), until + 1, 'counts'],
  [after(offer), given('accepted', 1, 'b'.repeat(64)), until, 'offer.changed'],
  [after(offer), given('declined', 1, 'b'.repeat(64)), until, 'counts'],
  [after(offer, offer), given('accepted', 1), until, 'offer.changed'],
  [after(offer, offer), given('accepted', 2), until, 'counts'],
  [after(), given('accepted'), until, 'offer.changed'],
  [after(offer, answer('accepted')), given('accepted'), until, 'again'],
  [after(offer, answer('accepted')), given('accepted'), until + 1, 'again'],
  [after(offer, answer('accepted')), given('declined'), until, 'offer.answered'],
  [after(offer, answer('declined')), given('accepted'), until, 'offer.answered'],
  [after(offer, mark('accepted')), given('accepted'), until, 'offer.answered'],
  [after(offer, answer('accepted'), mark('in-work')), given('accepted'), until, 'again'],
  [after(offer, answer('declined'), offer), given('accepted', 3), until, 'counts'],
])('STATUS-5: an answer to an offer, row %#', (history, answered, now, taken) => {
  expect(answerTaken(history, answered, { now, regulations: hash })).toBe(taken);
});

const change = (by = '2026-12-20'): OrderEvent => ({ type: 'change', grosze: 160_000, by, note: 'x', until, terms });
const changed = (said: 'agreed' | 'kept', to = 3): OrderEvent => ({ type: 'changeAnswer', change: to, answer: said });
const bound = [offer, answer('accepted')] as const;

test.each<[OrderHistory, 'agreed' | 'kept', number, ReturnType<typeof changeAnswerTaken>]>([
  [after(...bound, change()), 'agreed', until, 'counts'],
  [after(...bound, change()), 'agreed', until + 1, 'change.expired'],
  [after(...bound, change()), 'kept', until + 1, 'counts'],
  [after(...bound, change(), mark('in-work')), 'agreed', until, 'counts'],
  [after(...bound, change(), change()), 'agreed', until, 'change.changed'],
  [after(...bound, change(), mark('sent')), 'agreed', until, 'change.changed'],
  [after(...bound), 'agreed', until, 'change.changed'],
  [after(...bound, change(), changed('agreed')), 'agreed', until + 1, 'again'],
  [after(...bound, change(), changed('agreed'), mark('done')), 'agreed', until, 'again'],
  [after(...bound, change(), changed('agreed')), 'kept', until, 'change.answered'],
])('STATUS-29: an answer to a change, row %#', (history, answered, now, taken) => {
  expect(changeAnswerTaken(history, { answer: answered, change: 3 }, now)).toBe(taken);
});

test.each<[OrderHistory, string, number | null]>([
  [after(...bound, change()), '2026-12-10', 12],
  [after(...bound, change(), changed('kept')), '2026-12-10', 12],
  [after(...bound, change(), changed('agreed')), '2026-12-20', 14],
  [after(...bound, change(), changed('agreed'), change('2026-12-24'), changed('agreed', 5)), '2026-12-24', 16],
  [after(...bound, change(), changed('agreed'), mark('declined'), offer, mark('accepted')), '2026-12-10', 17],
  // of what ended nothing comes back
  [after(...bound, change(), mark('declined'), offer, mark('accepted'), changed('agreed')), '2026-12-10', 16],
])('STATUS-29: which terms hold, and since when, row %#', (history, by, since) => {
  expect([agreedOffer(history)?.by, termsSince(history)]).toEqual([by, since]);
});

test('STATUS-4: an offer waits until its moment, and is the last one', () => {
  const history = after(offer, message);
  expect([openOffer(history, until)?.position, openOffer(history, until + 1)]).toEqual([1, null]);
  expect([hasExpired(history, until), hasExpired(history, until + 1)]).toEqual([false, true]);
  expect(openOffer(after(offer, answer('accepted')), until)).toBeNull();
  expect(hasExpired(after(offer, answer('accepted')), until + 1)).toBe(false);
});

test.each<[OrderHistory, boolean]>([
  [after(), false],
  [after(offer), false],
  [after(offer, answer('declined')), false],
  [after(offer, answer('accepted')), true],
  [after(offer, answer('accepted'), mark('sent')), true],
])('a price is agreed once the offer is accepted, row %#', (history, isAgreed) => {
  expect(agreedOffer(history) !== null).toBe(isAgreed);
});

const all = ['offer', 'accepted', 'declined', 'in-work', 'sent', 'done'] as const;

test.each<[string, OrderHistory, string]>([
  ['came', unread, 'offer accepted declined in-work sent'],
  ['has an offer', after(offer), 'offer accepted declined'],
  ['is accepted', after(mark('accepted')), 'declined in-work sent done'],
  ['is declined', after(mark('declined')), 'offer accepted'],
  ['is painted', after(mark('in-work')), 'in-work sent done'],
  ['is sent', after(mark('sent')), 'in-work sent done'],
  ['hangs', after(mark('done')), ''],
])('STATUS-3: what can become of an order that %s', (_, history, next) => {
  expect(all.filter((state) => mayBecome(history, state)).join(' ')).toBe(next);
});

test('a withdrawal holds until something is said after it', () => {
  const withdrawal: OrderEvent = { type: 'withdrawal', reason: '' };
  expect(withdrawalIn(after())).toBeNull();
  expect(withdrawalIn(after(withdrawal))).toMatchObject({ type: 'withdrawal' });
  expect(withdrawalIn(after(withdrawal, mark('accepted')))).toBeNull();
});

test.each<[OrderHistory, number | null]>([
  [after(), null],
  [after({ type: 'note', text: 'x' }), null],
  [after(offer), null],
  [after(offer, { type: 'note', text: 'x' }, answer('accepted'), mark('sent')), 13],
])('when an order became a contract, row %#', (history, at) => {
  expect(agreedSince(history)).toBe(at);
});
