import { sql } from 'kysely';
import { delivery, orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { databases, openStudio } from '@/e2e/support/in-process/studio';
import { receive } from '../receive/receive';
import { answerHealth } from './answer-health';

const MiB = 1024 * 1024;
const token = 'a-token-of-sixteen-letters';

const asked = (authorization?: string): Request =>
  new Request('http://localhost/api/health', { headers: authorization ? { authorization } : {} });
const trusted = asked(`Bearer ${token}`);

test.each(databases)('API-11: health counts what waits in %s, without personal data', async (database) => {
  const studio = await openStudio({ database });
  await receive('shop-order', orderRequest(), studio.effects);
  await receive('shop-order', orderRequest({ fields: { ...orders.picture, website: 'x' } }), studio.effects);
  const answer = await answerHealth(trusted, { ...studio.effects, freeBytes: async () => 300.5 * MiB });
  const text = await answer.text();
  await studio.close();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toEqual({
    ok: true,
    storage: 'ok',
    disk: { ok: true, freeMiB: 300 },
    outbox: { waiting: 2, leased: 0, parked: 0 },
    quarantined: 1,
  });
  for (const typed of Object.values(delivery)) if (typed !== 'true') expect(text).not.toContain(typed);
});

test.each([
  ['a disk that is nearly full', { freeBytes: async () => 200 * MiB - 1 }, 'ok', false],
  ['a disk that cannot be asked', { freeBytes: () => Promise.reject(new Error()) }, 'ok', false],
  ['a storage that does not open', { storage: () => Promise.reject(new Error()) }, 'failed', true],
])('TRUST-8: %s is red', async (_, broken, storage, disk) => {
  const studio = await openStudio();
  const effects = { ...studio.effects, ...broken };
  const answers = [await answerHealth(trusted, effects), await answerHealth(asked(), effects)];
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(await answers[0]?.json()).toMatchObject({ ok: false, storage, disk: { ok: disk } });
  expect(await answers[1]?.json()).toEqual({ ok: false });
  await studio.close();
});

test.each([undefined, 'Bearer', 'Bearer another-token-of-theirs', token, `Basic ${token}`])(
  'API-11: the answer to %j says whether forms can be taken, and nothing else',
  async (authorization) => {
    const { effects, close } = await openStudio();
    for (const healthToken of [token, null]) {
      const answer = await answerHealth(asked(authorization), { ...effects, healthToken: () => healthToken });
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    }
    await close();
  },
);

/** Makes the database read-only, or ends that. The tests run one after the other, because they share a connection. */
const readOnly = {
  sqlite: (on: boolean) => sql`pragma query_only = ${sql.raw(on ? 'on' : 'off')}`,
  postgres: (on: boolean) => sql`set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`,
};

test.each(databases)(
  'API-11: %s that became read-only is red as long as a form is refused, and green again',
  async (database) => {
    const { effects, storage, close } = await openStudio({ database });
    let visitors = 0;
    const send = async (): Promise<number> => {
      const fields = { ...orders.picture, email: `visitor-${++visitors}@poczta.example` };
      return (await receive('shop-order', orderRequest({ fields }), effects)).status;
    };
    const look = async (): Promise<number> => (await answerHealth(trusted, effects)).status;
    expect([await look(), await send()]).toEqual([200, 201]);
    await readOnly[database](true).execute(storage);
    expect([await look(), await send(), await look()]).toEqual([503, 503, 503]);
    await readOnly[database](false).execute(storage);
    expect([await look(), await send()]).toEqual([200, 201]);
    await close();
  },
);

test('looking uses up no number, and strangers set off one write a second between them', async () => {
  const { effects, storage, close } = await openStudio();
  let commits = 0;
  const counting = { ...effects, storage: async () => storage };
  const begin = storage.transaction.bind(storage);
  jest.spyOn(storage, 'transaction').mockImplementation(() => {
    commits += 1;
    return begin();
  });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerHealth(asked(), counting)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect(commits).toBe(1);
  const first = await (await receive('shop-order', orderRequest(), effects)).json();
  expect(first.reference).toMatch(/^2026-0001-/);
  await close();
});
