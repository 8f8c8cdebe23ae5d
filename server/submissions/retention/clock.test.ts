import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { layOldDatabase } from '@/e2e/support/old-database/lay';
import { answerHealth } from '../../http/health/answer-health';
import { receive } from '../../http/receive/receive';
import { limits } from '../../platform/limits';
import { clockDoubt, keepMoment } from '../../storage/queries/clock';
import { nightly, retain } from './retain';

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;
const { clockMs } = limits.retention;
const nothing = { submissions: 0, photos: 0, quarantine: 0, keys: 0 };

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  let begun: number;
  beforeEach(async () => {
    studio = await openStudio({ database });
    begun = studio.effects.now();
    const headers = { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' };
    const order = orderRequest({ fields: orders.portraits, photos: [await picture()], headers });
    expect((await receive('shop-order', order, studio.effects)).status).toBe(201);
    studio.log.length = 0;
  });
  afterEach(() => studio.close());

  /** A start of the site `later` ms after the order came, as its clock tells. */
  const start = (later: number) =>
    nightly()({ storage: async () => studio.storage, now: () => begun + later, log: studio.effects.log });
  const rows = async (table: 'submissions' | 'photos' | 'letters' | 'idempotency') =>
    (await studio.storage.selectFrom(table).selectAll().execute()).length;
  const seen = async () =>
    (await studio.storage.selectFrom('clock').selectAll().execute()).map(({ seen_at }) => seen_at);

  test('TRUST-23: one start with a clock years ahead erases nothing and says so, and the next goes on as before', async () => {
    await dealtWith(studio.storage);
    await start(0);
    await start(8 * year);
    expect(studio.log).toEqual([{ event: 'kept', kind: 'clock', cause: 'ahead', count: 8 * 366 }]);
    const left = async () => Promise.all((['submissions', 'photos', 'letters', 'idempotency'] as const).map(rows));
    expect(await left()).toEqual([1, 1, 2, 1]);
    await start(8 * day);
    expect(studio.log.slice(1)).toEqual([{ event: 'erased', kind: 'keys', count: 1 }]);
    expect([await left(), await seen()]).toEqual([[1, 1, 2, 0], [begun + 8 * day]]);
  });

  test('a running site whose clock leaps ahead at night erases nothing, tells it once a night, and goes on', async () => {
    await dealtWith(studio.storage);
    let now = begun;
    const chore = nightly();
    const run = () => chore({ storage: async () => studio.storage, now: () => now, log: studio.effects.log });
    await run();
    now = begun + 8 * year;
    await run();
    await run();
    expect(studio.log).toEqual([{ event: 'kept', kind: 'clock', cause: 'ahead', count: 8 * 366 }]);
    now = begun + day;
    await run();
    expect([await rows('submissions'), await seen()]).toEqual([1, [begun + day]]);
  });

  test('a clock set back by years erases nothing either, and is told', async () => {
    await start(0);
    studio.log.length = 0;
    await start(-2 * year);
    expect(studio.log).toEqual([{ event: 'kept', kind: 'clock', cause: 'behind', count: 2 * 366 }]);
    expect(await seen()).toEqual([begun]);
  });

  test.each([
    [clockMs, true],
    [-clockMs, true],
    [clockMs + 1, false],
    [-clockMs - 1, false],
  ])('a clock %i ms from the last moment seen is believed: %s', async (later, believed) => {
    await keepMoment(studio.storage, begun);
    expect((await clockDoubt(studio.storage, begun + later)) === null).toBe(believed);
  });

  test('health stays green, and tells whoever has the token that the clock is not believed', async () => {
    const { effects } = studio;
    await start(0);
    const look = async (later: number, headers = { authorization: `Bearer ${effects.healthToken()}` }) => {
      const asked = new Request('http://localhost/api/health', { headers });
      const answer = await answerHealth(asked, { ...effects, now: () => begun + later });
      return [answer.status, await answer.json()];
    };
    const clock = { ok: false, seen: new Date(begun).toISOString(), days: 8 * 366 };
    expect(await look(8 * year)).toEqual([200, expect.objectContaining({ ok: true, storage: 'ok', clock })]);
    expect(await look(8 * year, { authorization: '' })).toEqual([200, { ok: true }]);
    expect((await look(day))[1]).not.toHaveProperty('clock');
  });

  test('TRUST-23: what nobody has read, or has letters that wait, is kept whole beyond its time, and told', async () => {
    const { storage } = studio;
    const after = begun + 8 * year;
    expect(await retain(storage, after)).toEqual({ ...nothing, keys: 1 });
    await start(8 * year);
    expect(studio.log).toEqual([{ event: 'kept', kind: 'unread', count: 1 }]);
    await dealtWith(storage);
    await storage.updateTable('letters').set({ state: 'waiting' }).where('kind', '=', 'buyer').execute();
    expect(await retain(storage, after)).toEqual(nothing);
    await storage.updateTable('letters').set({ state: 'leased' }).where('kind', '=', 'buyer').execute();
    expect(await retain(storage, after)).toEqual(nothing);
    await storage.updateTable('letters').set({ state: 'parked' }).where('kind', '=', 'buyer').execute();
    expect(await retain(storage, after)).toMatchObject({ submissions: 1 });
    expect([await rows('submissions'), await rows('photos')]).toEqual([0, 0]);
  });

  test('an order stays as long as a reply to it is unread', async () => {
    const { storage } = studio;
    await dealtWith(storage);
    const order = await storage.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    const reply = { ...order, id: 'reply', kind: 'order-reply', reference: 'r', content_hash: 'r', read_at: null };
    await storage
      .insertInto('submissions')
      .values({ ...reply, order_id: order.id })
      .execute();
    expect(await retain(storage, begun + 8 * year)).toEqual({ ...nothing, keys: 1 });
    await dealtWith(storage);
    await retain(storage, begun + 8 * year);
    expect(await rows('submissions')).toBe(0);
  });

  test('a database of before believes the clock of its first night, and no other', async () => {
    const old = await openStudio({ database, prepare: layOldDatabase });
    const { storage, effects } = old;
    expect(await clockDoubt(storage, begun)).toBeNull();
    const run = (now: number) => nightly()({ storage: async () => storage, now: () => now, log: effects.log });
    await run(begun);
    await dealtWith(storage);
    await run(begun + 8 * year);
    expect((await storage.selectFrom('submissions').select('id').execute()).length).toBe(11);
    expect(old.log.at(-1)).toMatchObject({ event: 'kept', kind: 'clock', cause: 'ahead' });
    await old.close();
  });
});
