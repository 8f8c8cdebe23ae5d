import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openStudio } from '@/e2e/support/in-process/studio';
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
