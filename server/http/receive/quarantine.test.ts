import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio } from '@/e2e/support/in-process/studio';
import { unsentLetters } from '../../storage/queries/letters';
import { submissions } from '../../storage/queries/read';
import { receive } from './receive';

test('TRUST-19: what looks like a machine’s work is kept, answered as usual, and sends no letter', async () => {
  const studio = await openStudio();
  const fields = { ...orders.posters, website: 'https://spam.example' };
  const answer = await receive('shop-order', orderRequest({ fields }), studio.effects);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { ok: true, id: expect.any(String), reference: '2026-0001-A2', status: expect.any(String) },
  ]);
  const [kept] = await submissions(studio.storage);
  expect(kept?.quarantine).toBe('hidden');
  expect(kept?.fields).not.toContain('spam.example');
  expect(await unsentLetters(studio.storage)).toEqual([]);
  await studio.close();
});

test('TRUST-19: how long a form took does not make it another one', async () => {
  const studio = await openStudio();
  for (const elapsed_ms of ['3000', '9000'])
    await receive('shop-order', orderRequest({ fields: { ...orders.posters, elapsed_ms } }), studio.effects);
  expect((await submissions(studio.storage)).map(({ quarantine }) => quarantine)).toEqual([null]);
  await studio.close();
});
