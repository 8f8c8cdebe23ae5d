import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { submissions } from '../../storage/queries/read';
import { receive } from './receive';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const keyed = { headers: { 'idempotency-key': key } };

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

async function send(order: Parameters<typeof orderRequest>[0], later = 0) {
  const effects = { ...studio.effects, now: () => studio.effects.now() + later };
  const response = await receive('shop-order', orderRequest(order), effects);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('TRUST-11: a request with the key of one in progress is answered "wait"', async () => {
  const answers = await Promise.all([send(keyed), send(keyed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect([refused?.body.error.code, refused?.headers.get('retry-after')]).toEqual(['request.running', '2']);
  expect((await send(keyed)).status).toBe(200);
  expect(await submissions(studio.storage)).toHaveLength(1);
});

test('a request that was refused may come again under its key', async () => {
  expect((await send({ ...keyed, fields: { ...orders.posters, terms: '' } })).status).toBe(422);
  expect((await send(keyed)).status).toBe(201);
});

test('TRUST-11: a key stands for one content, for a week', async () => {
  const first = await send(keyed);
  const { status, body } = await send({ ...keyed, fields: orders.picture });
  expect([status, body.error.code]).toEqual([422, 'request.key']);
  expect((await send(keyed)).body).toEqual(first.body);
  expect((await send({ ...keyed, fields: orders.picture }, 7 * 24 * 60 * 60_000)).status).toBe(201);
});
