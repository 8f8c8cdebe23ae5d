import { renderToStaticMarkup } from 'react-dom/server';
import type { DatedEvent, OrderEvent } from '@/domain/order/events';
import type { MarkedState, OrderState } from '@/domain/order/states';
import { orderStates } from '@/domain/order/states';
import type { Choice } from '@/domain/order/thing';
import type { Locale } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { StatusBody } from './status-page';
import type { View } from './view';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 20, 10);

/** What is ordered, what follows a payment, and what can be returned. */
const things = {
  portrait: { choice: { type: 'portraits', medium: null, size: null }, thing: 'made', returns: 'made' },
  mug: { choice: { type: 'posters', medium: 'mug', size: null }, thing: 'made', returns: 'days' },
  file: { choice: { type: 'picture', medium: 'file', size: null }, thing: 'file', returns: 'file' },
  original: { choice: { type: 'picture', medium: null, size: null }, thing: 'ready', returns: 'days' },
  wall: { choice: { type: 'custom-pictures', medium: null, size: null, isWall: true }, thing: 'made', returns: 'made' },
} as const satisfies Record<string, { choice: Choice; thing: string; returns: string }>;

/**
 * `isLate`: the days that were agreed have passed; `isAutomatic`: the offer made itself, and she has not read the order; `change`: what
 * became of other terms, `sunk` of a price below what may be paid.
 */
type Situation = Readonly<{
  state: OrderState;
  deposit: 0 | 300 | 1000;
  paid: 0 | 300 | 1000;
  order: keyof typeof things;
  isLate: boolean;
  mails: boolean;
  isAutomatic: boolean;
  change?: 'open' | 'kept' | 'agreed' | 'sunk';
  /** In work: whether a picture may be so was asked, and maybe answered. */
  sketch?: 'open' | 'agreed' | 'corrected';
}>;

const mark = (state: MarkedState, isFile = false): OrderEvent => ({
  ...({ type: 'mark', state, note: '', picture: null } as const),
  ...(isFile && { way: { by: 'file', name: 'a.png', bytes: 1 } }),
});

/** What is paid in all and at once, by what was agreed last. */
function termsOf({ deposit, change }: Situation): Readonly<{ sum: number; deposit: number }> {
  const sum = change === 'agreed' ? 1600 : change === 'sunk' ? 200 : 1000;
  return { sum, deposit: deposit === 1000 ? sum : Math.min(deposit, sum) };
}

function eventsOf({ state, deposit, paid, order, isAutomatic, change, sketch }: Situation): readonly DatedEvent[] {
  const isFile = order === 'file';
  const arrives = isFile || order === 'wall' ? null : '2026-12-12';
  const terms = { delivery: 0, deposit, arrives, reason: '' };
  const offer: OrderEvent = {
    type: 'offer',
    grosze: 1000,
    by: '2026-12-10',
    note: '',
    until: start + 14 * dayMs,
    terms,
    ...(isAutomatic && { automatic: true }),
  };
  const { sum, deposit: first } = termsOf({ deposit, change: change === 'sunk' ? change : 'agreed' } as Situation);
  const proposal: OrderEvent = {
    type: 'change',
    grosze: sum,
    by: '2026-12-14',
    note: 'Rama',
    until: start + 14 * dayMs,
    terms: { ...terms, deposit: first, arrives: arrives && '2026-12-16' },
  };
  const answer = change === 'kept' ? change : 'agreed';
  const answered: OrderEvent = { type: 'changeAnswer', change: 3, answer };
  const changed = change ? [proposal, ...(change === 'open' ? [] : [answered])] : [];
  const sketched: readonly OrderEvent[] = [
    { type: 'mark', state: 'in-work', note: '', picture: '', asks: true },
    ...(sketch === 'open'
      ? []
      : [{ type: 'message', from: 'buyer', text: 'x', sketch: { of: 3, isRight: sketch === 'agreed' } } as const]),
  ];
  const steps: Readonly<Record<OrderState, readonly OrderEvent[]>> = {
    received: [],
    read: [],
    offer: [offer],
    accepted: [offer, mark('accepted'), ...changed],
    declined: [offer, mark('accepted'), ...changed, mark('declined')],
    'in-work': [offer, mark('accepted'), ...changed, ...(sketch ? sketched : [mark('in-work')])],
    sent: [offer, mark('accepted'), ...changed, mark('sent', isFile)],
    done: [offer, mark('accepted'), ...changed, mark('sent', isFile), mark('done')],
  };
  const payment = { type: 'payment', kind: 'rest', grosze: paid, day: '2026-11-21', note: '' } as const;
  const events = [...steps[state], ...(paid > 0 ? [payment] : [])];
  return events.map((event, index) => ({ ...event, position: index + 1, at: start + index }));
}

const fields = JSON.stringify({ email: 'a@b.example', phone: '600 700 800' });

function textOf(situation: Situation, locale: Locale): readonly string[] {
  const { state, order, isLate, mails, isAutomatic } = situation;
  const card = { title: 'Title', name: 'Name', details: '', wish: '', artwork: null, quoted: null };
  const now = isLate ? Date.UTC(2026, 11, 20) : start + dayMs;
  const history = {
    receivedAt: start,
    readAt: state === 'received' || isAutomatic ? null : start,
    events: eventsOf(situation),
  };
  const view = {
    locale,
    now,
    mails,
    step: null,
    refused: null,
    status: {
      token: 't',
      history,
      photos: [],
      damaged: new Set(),
      isConfirmed: true,
      contracts: [],
      mates: [],
      isJoinable: false,
      withdrawnAt: null,
      claimedAt: null,
      files: [],
      order: { reference: '2026-0001-A2', language: locale, fields, kind: 'shop-order', email: 'a@b.example' },
      stored: {
        order: () => ({ ...card, choice: things[order].choice }),
        describe: () => ({ row: { name: 'Anna' }, sections: [] }),
      },
    },
  };
  const html = renderToStaticMarkup(<StatusBody {...(view as unknown as View)} />);
  return html
    .replace(/<script>.*?<\/script>/gs, '')
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '');
}

/** The oracle, apart from the code: what is owed by what was agreed and paid. */
function owed(situation: Situation) {
  const { state, paid, isLate } = situation;
  const { sum, deposit } = termsOf(situation);
  const isSplit = deposit > 0 && deposit < sum;
  const hasLeft = state === 'sent' || state === 'done';
  const isContract = ['accepted', 'in-work', 'sent'].includes(state) || (state === 'done' && paid > 0);
  // from work on the deposit of the offer counts as paid
  const counted = situation.deposit === 300 && paid === 0 && state !== 'accepted' ? 300 : paid;
  const owes = isContract && counted < sum;
  const isFirst = owes && counted < deposit;
  return { sum, deposit, owes, isFirst, isSplit, hasLeft, isNow: owes && (isFirst || hasLeft || isLate) };
}

const isAgreed = ({ state }: Situation) => ['accepted', 'in-work', 'sent', 'done'].includes(state);
const isOpen = ({ state, isLate }: Situation) => state === 'offer' && !isLate;
const isNews = (situation: Situation) => situation.isAutomatic && isOpen(situation);
const isAccepted = ({ state }: Situation) => state === 'accepted';
const isUnpaid = ({ state, paid }: Situation) => ['offer', 'accepted'].includes(state) && paid === 0;
const isWall = ({ order }: Situation) => order === 'wall';
const isRestAhead = (s: Situation) => owed(s).owes && !owed(s).isFirst && !owed(s).hasLeft;
const isDay = ({ isLate }: Situation) => !isLate;
const isProposed = ({ state, change, isLate }: Situation) =>
  change === 'open' && !isLate && ['accepted', 'in-work'].includes(state);
/** How much is paid first: a part, all, or nothing. */
const firstOf = (s: Situation) => (owed(s).isSplit ? 'deposit' : owed(s).deposit > 0 ? 'payment' : 'none');

type When = (situation: Situation) => boolean;

/** A sentence for each thing that follows a payment. */
const forThings = (key: string, when: When): readonly (readonly [string, When])[] =>
  (['made', 'ready', 'file'] as const).map((thing) => [
    `${key}.${thing}`,
    (situation) => things[situation.order].thing === thing && when(situation),
  ]);

/** Of each sentence about money and time, by its key: where it stands, and nowhere else. */
const conditions: ReadonlyMap<string, When> = new Map<string, When>([
  ['due.h', (s) => owed(s).isNow],
  ['due.later.rest', (s) => owed(s).owes && !owed(s).isNow && (owed(s).isSplit || s.paid > 0)],
  ['due.later.payment', (s) => owed(s).owes && !owed(s).isNow && !owed(s).isSplit && s.paid === 0],
  ['due.untils.day', (s) => owed(s).isFirst && !s.isLate],
  ['due.untils.sendingDay', (s) => !isWall(s) && isRestAhead(s) && !s.isLate],
  ['due.untils.sending', (s) => !isWall(s) && isRestAhead(s) && s.isLate],
  ['due.untils.wallDay', (s) => isWall(s) && isRestAhead(s) && !s.isLate],
  ['due.untils.wall', (s) => isWall(s) && isRestAhead(s) && s.isLate],
  ['due.make', (s) => owed(s).owes],
  ...(['deposit', 'payment', 'none'] as const).flatMap((first) =>
    forThings(
      `status.next.${first}`,
      (s) =>
        (first !== 'none' || !isWall(s)) &&
        firstOf(s) === first &&
        (isOpen(s) || (isAccepted(s) && (first === 'none' ? owed(s).owes : owed(s).isFirst))),
    ),
  ),
  ['status.next.none.wall', (s) => isWall(s) && s.deposit === 0 && (isOpen(s) || (isAccepted(s) && owed(s).owes))],
  ...forThings('status.lead.depositPaid', (s) => isAccepted(s) && owed(s).isSplit && owed(s).owes && !owed(s).isFirst),
  ...forThings('status.lead.allPaid', (s) => isAccepted(s) && !owed(s).owes),
  ['status.money.h', (s) => s.paid > 0 && s.state !== 'offer'],
  ['status.money.all', (s) => s.paid > 0 && !owed(s).owes && isAgreed(s) && !isAccepted(s)],
  ['offer.depositSome', (s) => !isWall(s) && isUnpaid(s) && firstOf(s) === 'deposit'],
  ['offer.wall.depositSome', (s) => isWall(s) && isUnpaid(s) && firstOf(s) === 'deposit'],
  ['offer.depositAll', (s) => isUnpaid(s) && firstOf(s) === 'payment'],
  ['offer.depositNone', (s) => !isWall(s) && isUnpaid(s) && s.deposit === 0],
  ['offer.wall.depositNone', (s) => isWall(s) && isUnpaid(s) && s.deposit === 0],
  // of letters: the page does not send to itself
  ['offer.payLater', () => false],
  ['offer.payLaterHere', (s) => s.state === 'offer' || (isAccepted(s) && owed(s).owes)],
  ['offer.binds', isOpen],
  ['offer.noP', isOpen],
  ['offer.until', isOpen],
  ['offer.terms', isOpen],
  ['offer.expired', (s) => s.state === 'offer' && s.isLate],
  ...(['made', 'days', 'file'] as const).map((back): readonly [string, When] => [
    `offer.back.${back}`,
    (s) => (s.state === 'offer' || isAgreed(s)) && things[s.order].returns === back,
  ]),
  ['offer.declined', (s) => s.state === 'declined' && s.paid === 0],
  ['offer.ended', (s) => s.state === 'declined'],
  ['offer.by', (s) => isDay(s) && ['offer', 'accepted', 'in-work'].includes(s.state)],
  [
    'offer.arrives',
    (s) =>
      isDay(s) && !['file', 'wall'].includes(s.order) && ['offer', 'accepted', 'in-work', 'sent'].includes(s.state),
  ],
  ...(['h', 'yesP', 'noP', 'until'] as const).map((part): readonly [string, When] => [`change.${part}`, isProposed]),
  ['change.agreed', (s) => isAgreed(s) && ['agreed', 'sunk'].includes(s.change ?? '')],
  ['change.kept', (s) => isAgreed(s) && s.change === 'kept'],
  ['change.refund', (s) => isAgreed(s) && s.change === 'sunk' && s.paid > 200],
  ['sketch.h', (s) => s.sketch === 'open'],
  ['sketch.used', (s) => s.sketch === 'open' || s.sketch === 'corrected'],
  ['status.private', () => true],
  ['status.now.received', () => true],
  ['status.now.work', (s) => s.state === 'in-work' && ['portrait', 'wall'].includes(s.order) && !s.sketch],
  ['status.now.read', (s) => s.state === 'read'],
  ['status.now.offer', isOpen],
  ['status.now.expired', (s) => s.state === 'offer' && s.isLate],
  ['status.fault', (s) => isAgreed(s) && things[s.order].returns === 'made'],
  ['withdrawal.h', (s) => isAgreed(s) && things[s.order].returns !== 'made'],
  ['status.file.now', (s) => isDay(s) && s.order === 'file' && owed(s).hasLeft],
  ['status.file.waits', (s) => isDay(s) && s.order === 'file' && owed(s).hasLeft],
  ['status.file.tick', (s) => isDay(s) && s.order === 'file' && owed(s).hasLeft],
  ['sent.keep', (s) => s.state === 'received' || isNews(s)],
  ['sent.offer', isNews],
  // without mail it ends `sent.here`
  ['sent.reply', (s) => s.state === 'received'],
  ['sent.p', (s) => s.state === 'received' && s.mails],
  ['sent.letter', (s) => (s.state === 'received' || isNews(s)) && s.mails],
  ['sent.here', (s) => s.state === 'received' && !s.mails],
]);

/** What the page is made of: every sentence there needs its condition, and of these groups every other text too. */
const pageWords = ['change', 'due', 'offer', 'sketch', 'sent', 'status'];
const groups = ['due.later', 'due.untils', 'status.next', 'status.lead', 'status.money'];
/** Labels; the artist's own voice; and what needs an account, photos, a mistyped address or an early download, which other tests hold. */
const elsewhere = [
  ...[
    'sketch.agreed',
    'sketch.letter',
    'status.lead.thanks',
    'status.money.paid',
    'status.money.kinds',
    'offer.studio',
    'sent.paperFoot',
  ],
  ...['due.scan', 'due.abroad', 'due.made', 'due.done', 'offer.payTo', 'offer.payOnline', 'offer.differs'],
  ...['offer.declinedPhotos', 'offer.endedPhotos', 'offer.back.early', 'offer.back.unknown'],
  ...['status.damaged', 'status.reach', 'status.withdrawP', 'status.claimed'],
  ...['status.file.until', 'status.file.early', 'status.file.ended'],
];
const isSentence = (key: string): boolean => /[.?!]$/.test(String(at('pl', key)));

const at = (locale: Locale, key: string): unknown =>
  key.split('.').reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], messages[locale]);

const leaves = (key: string): readonly string[] => {
  const words = at('pl', key);
  return typeof words === 'string' ? [key] : Object.keys(words as object).flatMap((part) => leaves(`${key}.${part}`));
};

/** Of a sentence in a text of the page: what stands behind an unbroken word, and a day with its year. */
function patternOf(key: string, locale: Locale): RegExp {
  const plural = /^\{n, plural, =0 \{([^}]*)\}.*/s;
  const text = String(at(locale, key))
    .replace(/^.*<\/nw>\s*/s, '')
    .replace(plural, '$1')
    .replace(/\{days, plural.*$|<a>.*$/s, '')
    .replaceAll('\u00a0', ' ');
  const escaped = text.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
  return key.startsWith('due.untils')
    ? new RegExp(`^${escaped.replace('.+', '\\d+ \\p{L}+ \\d{4}')}$`, 'u')
    : new RegExp(`(^ ?|[.!] )${escaped}`);
}

const offered = orderStates.slice(orderStates.indexOf('offer'));
const automatic = offered.flatMap((state) =>
  ([0, 1000] as const).flatMap((paid) =>
    [true, false].flatMap((isLate) =>
      [true, false].map(
        (mails): Situation => ({ state, deposit: 1000, paid, order: 'file', isLate, mails, isAutomatic: true }),
      ),
    ),
  ),
);

const sketches = (['open', 'agreed', 'corrected'] as const).flatMap((sketch) =>
  ([0, 300] as const).map(
    (paid): Situation => ({
      state: 'in-work',
      deposit: 300,
      paid,
      order: 'portrait',
      isLate: false,
      mails: true,
      isAutomatic: false,
      sketch,
    }),
  ),
);

const changed = orderStates
  .slice(orderStates.indexOf('accepted'))
  .flatMap((state) =>
    ([0, 300, 1000] as const).flatMap((deposit) =>
      ([0, 300, 1000] as const).flatMap((paid) =>
        (['portrait', 'file', 'wall'] as const).flatMap((order) =>
          (['open', 'kept', 'agreed', 'sunk'] as const).flatMap((change) =>
            [true, false].map(
              (isLate): Situation => ({ state, deposit, paid, order, isLate, mails: true, isAutomatic: false, change }),
            ),
          ),
        ),
      ),
    ),
  );

const all = orderStates.flatMap((state) =>
  ([0, 300, 1000] as const).flatMap((deposit) =>
    ([0, 300, 1000] as const).flatMap((paid) =>
      (Object.keys(things) as (keyof typeof things)[]).flatMap((order) =>
        [true, false].flatMap((isLate) =>
          [true, false].map((mails): Situation => ({ state, deposit, paid, order, isLate, mails, isAutomatic: false })),
        ),
      ),
    ),
  ),
);

test('STATUS-14: every sentence about money and time has its condition', () => {
  const all = [...groups.flatMap(leaves), ...pageWords.flatMap(leaves).filter(isSentence)];
  const known = all.filter((key) => !elsewhere.some((one) => key.startsWith(one)));
  expect(known.filter((key) => !conditions.has(key))).toEqual([]);
});

test.each(locales)('STATUS-14: no sentence stands where it is not true, in every state (%s)', (locale) => {
  // of each sentence one situation is enough
  const wrong = new Map<string, string>();
  const patterns = [...conditions].map(([key, when]) => [key, when, patternOf(key, locale)] as const);
  for (const situation of [
    ...automatic,
    ...sketches,
    ...changed,
    ...all.filter(({ state, mails }) => mails || state === 'received'),
  ]) {
    const texts = textOf(situation, locale);
    for (const [key, when, pattern] of patterns)
      if (texts.some((text) => pattern.test(text)) !== when(situation)) wrong.set(key, JSON.stringify(situation));
  }
  expect([...wrong]).toEqual([]);
});
