import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { OrderEvent } from '@/domain/order/events';
import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { limits } from '../../platform/limits';
import { erasedOrders } from '../../storage/queries/erased-orders';
import { addEvent, addUndo } from '../../storage/queries/order-events';
import { submissions } from '../../storage/queries/read';
import { saveSubmission } from '../../storage/queries/save';
import type { Kind } from '../kinds';
import { mayErase, nightly, overdue, retain } from './retain';

const day = 24 * 60 * 60 * 1000;
const sent = Date.UTC(2026, 4, 15);
const photo = { name: 'a.jpg', width: 1, height: 1, sha256: 'x', bytes: Buffer.from('jpeg') };

let studio: Studio;
let count = 0;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

const save = (kind: Kind, at: number, quarantine?: string) => {
  const content = {
    kind,
    language: 'pl',
    fields: { version: 1 },
    email: null,
    key: `k${++count}`,
    hash: `h${count}`,
  } as const;
  return saveSubmission(
    studio.storage,
    {
      ...content,
      photos: [photo],
      letters: [{ kind: 'artist', part: 1, parts: 1, photos: [], to: null }],
      ...(quarantine && { quarantine }),
    },
    { ...studio.effects, now: () => at },
  );
};
const rows = async (table: 'submissions' | 'photos' | 'letters' | 'idempotency') =>
  (
    await studio.storage
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test.each<[Kind, number, number]>([
  ['contact', sent + 365 * day, 1],
  ['contact', sent + 365 * day + 1, 0],
  ['registration-lessons', sent + 365 * day + 1, 0],
  ['orders', sent + 365 * day, 1],
  ['orders', sent + 365 * day + 1, 0],
  // midnight in Warsaw, an hour before that of Greenwich
  ['shop-order', Date.UTC(2032, 11, 31, 22, 59), 1],
  ['shop-order', Date.UTC(2032, 11, 31, 23, 0), 0],
  ['withdrawal-statements', Date.UTC(2032, 11, 31, 22, 59), 1],
  ['withdrawal-statements', Date.UTC(2032, 11, 31, 23, 0), 0],
])('TRUST-23: %s at the end of its time (%i): %i left', async (kind, at, left) => {
  await save(kind, sent);
  await dealtWith(studio.storage);
  await retain(studio.storage, at);
  expect([await rows('submissions'), await rows('letters')]).toEqual([left, left]);
});

test('TRUST-23: photos go after 180 days, what was held back after 30, keys after 7; the number is never given again', async () => {
  await save('shop-order', sent);
  await save('contact', sent, 'links');
  await dealtWith(studio.storage);
  const daysLater = (days: number) => retain(studio.storage, sent + days * day + 1);
  expect(await daysLater(7)).toEqual({ submissions: 0, photos: 0, files: 0, quarantine: 0, keys: 2, failed: 0 });
  expect(await daysLater(30)).toEqual({ submissions: 0, photos: 0, files: 0, quarantine: 1, keys: 0, failed: 0 });
  expect(await daysLater(180)).toEqual({ submissions: 0, photos: 1, files: 0, quarantine: 0, keys: 0, failed: 0 });
  expect(await rows('submissions')).toBe(1);
  await daysLater(366 * 8);
  expect(await submissions(studio.storage)).toEqual([]);
  expect((await save('contact', sent)).saved.reference).toBe('2026-0003-A2');
});

test('TRUST-23: what was held back and accepted all the same stays', async () => {
  const { id } = (await save('shop-order', sent, 'links')).saved;
  await addEvent(studio.storage, { id, position: 1, event: marked('accepted') }, sent);
  await retain(studio.storage, sent + 31 * day);
  expect(await rows('submissions')).toBe(1);
});

const declined: OrderEvent = { type: 'answer', answer: 'declined', offer: 1, grosze: 1, regulations: '' };
const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
const offered = { type: 'offer', grosze: 1, by: '2026-12-20', note: '', until: sent, terms } satisfies OrderEvent;
test.each<[string, readonly OrderEvent[], number, number]>([
  ['was declined', [offered, declined], 29, 1],
  ['was declined', [offered, declined], 30, 0],
  ['was declined and noted', [offered, declined, { type: 'note', text: 'x' }], 30, 0],
  ['was declined and offered anew', [offered, declined, offered], 30, 1],
  ['waits for an answer', [offered], 30, 1],
])('STATUS-8: photos of an order that %s, row %#', async (_, events, days, left) => {
  const { id } = (await save('shop-order', sent - day)).saved;
  for (const [index, event] of events.entries())
    await addEvent(studio.storage, { id, position: index + 1, event }, sent);
  await retain(studio.storage, sent + days * day);
  expect([await rows('photos'), await rows('submissions')]).toEqual([left, 1]);
});

const paid: OrderEvent = { type: 'payment', kind: 'deposit', grosze: 100, day: '2026-05-16', note: 'BLIK' };
const marked = (state: 'accepted' | 'done'): OrderEvent => ({ type: 'mark', state, note: '', picture: null });
const [aYear, sixYears] = [366 * day, 7 * 366 * day];
test.each<[Kind, readonly OrderEvent[], number, number]>([
  ['orders', [], aYear, 0],
  ['orders', [offered], aYear, 0],
  ['orders', [marked('accepted')], aYear, 1],
  ['orders', [marked('accepted')], sixYears, 1],
  ['orders', [marked('accepted'), { type: 'undo', of: 1, what: 'mark', state: 'received' }], aYear, 0],
  ['orders', [marked('accepted'), marked('done')], aYear, 1],
  ['orders', [marked('accepted'), marked('done')], sixYears, 0],
  ['registration-lessons', [paid], aYear, 1],
  ['registration-lessons', [paid], sixYears, 0],
  ['registration-lessons', [paid, { type: 'undo', of: 1, what: 'payment', state: null }], aYear, 0],
  ['contact', [marked('done')], aYear, 0],
])(
  'TRUST-23: what was accepted or paid is kept as an order, and until it is done, row %#',
  async (kind, events, ms, left) => {
    const { storage } = studio;
    const { id } = (await save(kind, sent)).saved;
    for (const [index, event] of events.entries()) {
      const place = { id, position: index + 1 };
      if (event.type === 'undo') await addUndo(storage, { ...place, event }, sent);
      else await addEvent(storage, { ...place, event }, sent);
    }
    await dealtWith(storage);
    await retain(storage, sent + ms);
    expect(await rows('submissions')).toBe(left);
  },
);

test('TRUST-23: of an erased order its number, sums and days stay, and nothing else', async () => {
  const { storage } = studio;
  const { id, reference } = (await save('orders', sent)).saved;
  await save('contact', sent);
  const returned: OrderEvent = { ...paid, kind: 'returned' };
  const events = [{ ...offered, grosze: 500 }, marked('accepted'), paid, returned, marked('done')];
  for (const [index, event] of events.entries()) await addEvent(storage, { id, position: index + 1, event }, sent);
  await dealtWith(storage);
  await retain(storage, sent + sixYears);
  const facts = { grosze: 100, day: '2026-05-16' };
  const payments = [
    { kind: 'deposit', ...facts },
    { kind: 'returned', ...facts },
  ];
  expect(await erasedOrders(storage)).toEqual([{ reference, received_at: sent, grosze: 500, payments }]);
});

test('TRUST-23: what nobody has read, or has letters that wait, is kept whole beyond its time, and told', async () => {
  const { storage } = studio;
  const after = sent + 8 * 366 * day;
  const nothing = { submissions: 0, photos: 0, files: 0, quarantine: 0, keys: 0, failed: 0 };
  await save('shop-order', sent);
  expect(await retain(storage, after)).toEqual({ ...nothing, keys: 1 });
  expect(await overdue(storage, after)).toBe(1);
  await dealtWith(storage);
  for (const state of ['waiting', 'leased'] as const) {
    await storage.updateTable('letters').set({ state }).execute();
    expect(await retain(storage, after)).toEqual(nothing);
  }
  await storage.updateTable('letters').set({ state: 'parked' }).execute();
  expect(await retain(storage, after)).toMatchObject({ submissions: 1 });
  expect([await rows('submissions'), await rows('photos')]).toEqual([0, 0]);
});

test('an order stays as long as a reply to it is unread', async () => {
  const { storage } = studio;
  await save('shop-order', sent);
  await dealtWith(storage);
  const order = await storage.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
  const reply = { ...order, id: 'reply', kind: 'order-reply', reference: 'r', content_hash: 'r', read_at: null };
  await storage
    .insertInto('submissions')
    .values({ ...reply, order_id: order.id })
    .execute();
  expect(await retain(storage, sent + 8 * 366 * day)).toMatchObject({ submissions: 0, photos: 0 });
  await dealtWith(storage);
  await retain(storage, sent + 8 * 366 * day);
  expect(await rows('submissions')).toBe(0);
});

test('TRUST-23: what cannot be erased stays alone, and is counted', async () => {
  const { storage } = studio;
  const { id, reference } = (await save('orders', sent)).saved;
  await save('orders', sent);
  await addEvent(storage, { id, position: 1, event: paid }, sent);
  await addEvent(storage, { id, position: 2, event: marked('done') }, sent);
  await dealtWith(storage);
  // its number is taken in the books
  const row = { reference, received_at: sent, grosze: null, payments: '[]' };
  await storage.insertInto('erased_orders').values(row).execute();
  expect(await retain(storage, sent + sixYears)).toMatchObject({ submissions: 1, failed: 1 });
  expect((await submissions(storage)).map((one) => one.id)).toEqual([id]);
});

test('TRUST-23: after a jump of the clock nothing is erased for a week; a clock that was set back waits no more', async () => {
  const nights: readonly (readonly [number, boolean])[] = [
    ...([
      [0, true],
      [1, true],
      [30, true],
    ] as const),
    ...([
      [3000, false],
      [3001, false],
      [3006, false],
      [3007, true],
    ] as const),
    ...([
      [6000, false],
      [3008, true],
      [3009, true],
    ] as const),
  ];
  for (const [days, expected] of nights)
    expect([days, await mayErase(studio.storage, sent + days * day)]).toEqual([days, expected]);
});

test('TRUST-23: a chore that fails is logged, and skips no other', async () => {
  const { storage, effects, log } = studio;
  const done: string[] = [];
  const failing = async () => Promise.reject(Object.assign(new Error('secret'), { code: 'EBAD' }));
  const night = nightly({ reminders: failing, files: async () => done.push('files') });
  await night({ storage: async () => storage, now: () => sent, log: effects.log });
  expect([done, log]).toEqual([['files'], [{ event: 'failed', kind: 'reminders', cause: 'EBAD' }]]);
});

test('TRUST-23: once a night, and at the start; counts only in the log', async () => {
  let now = sent;
  const log = studio.effects.log;
  const chore = nightly();
  const run = () => chore({ storage: async () => studio.storage, now: () => now, log });
  await save('contact', sent - 8 * day);
  await run();
  expect(studio.log).toEqual([{ event: 'erased', kind: 'keys', count: 1 }]);
  await save('contact', sent - 9 * day);
  // 02:00 in Warsaw is 00:00 here; the night begins at 03:00
  await run();
  expect(studio.log).toHaveLength(1);
  now = sent + 60 * 60 * 1000;
  await run();
  expect(studio.log).toHaveLength(2);
});

test('TRUST-23: a log that is in use is told after the counts, and is emptied the next night', async () => {
  jest.replaceProperty(limits.storage, 'busyMs', 100);
  let now = sent;
  const studio = await openStudio({ now: sent - 8 * day });
  const content = {
    kind: 'contact',
    language: 'pl',
    fields: {},
    email: null,
    photos: [],
    letters: [],
    key: 'k',
    hash: 'h',
  } as const;
  await saveSubmission(studio.storage, content, studio.effects);
  const reader = new Database(join(studio.folder, 'studio.sqlite'));
  reader.exec('BEGIN');
  reader.prepare('select id from submissions').all();
  const chore = nightly();
  const run = () => chore({ storage: async () => studio.storage, now: () => now, log: studio.effects.log });
  const logBytes = () => statSync(join(studio.folder, 'studio.sqlite-wal')).size;
  await run();
  await run();
  const told = [
    { event: 'erased', kind: 'keys', count: 1 },
    { event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' },
  ];
  expect(studio.log).toEqual(told);
  reader.close();
  expect(logBytes()).toBeGreaterThan(0);
  now += day;
  await run();
  expect([studio.log, logBytes()]).toEqual([told, 0]);
  await studio.close();
  jest.restoreAllMocks();
});
