import { receive } from '../receive/receive';
import { delivery, orderRequest, orders } from '../testing/order-request';
import { databases, openStudio } from '../testing/studio';
import { answerHealth } from './answer-health';

const MiB = 1024 * 1024;

test.each(databases)('trust: health counts what waits in %s, without personal data', async (database) => {
  const studio = await openStudio({ database });
  await receive('shop-order', orderRequest(), studio.effects);
  await receive('shop-order', orderRequest({ fields: { ...orders.picture, website: 'x' } }), studio.effects);
  const answer = await answerHealth({ ...studio.effects, freeBytes: async () => 300.5 * MiB });
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
])('trust: %s is red', async (_, broken, storage, disk) => {
  const studio = await openStudio();
  const answer = await answerHealth({ ...studio.effects, ...broken });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ok: false, storage, disk: { ok: disk } });
  await studio.close();
});
