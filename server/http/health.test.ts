import { sql } from 'kysely';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { databases, openStudio } from '@/e2e/support/in-process/studio';
import { answerHealth } from './health';
import { receive } from './receive/receive';

const MiB = 1024 * 1024;

test.each([
  ['a disk that is nearly full', { freeBytes: async () => 200 * MiB - 1 }],
  ['a disk that cannot be asked', { freeBytes: () => Promise.reject(new Error()) }],
  ['a storage that does not open', { storage: () => Promise.reject(new Error()) }],
])('TRUST-8: %s is red', async (_, broken) => {
  const studio = await openStudio();
  const answer = await answerHealth({ ...studio.effects, ...broken });
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    503,
    'no-store',
    { ok: false },
  ]);
  await studio.close();
});

test('API-11: health says whether forms are taken, and nothing else', async () => {
  const studio = await openStudio();
  const answer = await answerHealth(studio.effects);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  await studio.close();
});

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
    // each time as another asker, for whom nothing is remembered
    const look = async (): Promise<number> => (await answerHealth({ ...effects })).status;
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerHealth(counting)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect(commits).toBe(1);
  const first = await (await receive('shop-order', orderRequest(), effects)).json();
  expect(first.reference).toMatch(/^2026-0001-/);
  await close();
});
