import { delivery, orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { unsentLetters } from '../../storage/queries/letters';
import { photosOf, submissionBy, submissions } from '../../storage/queries/read';
import { receive } from './receive';

type Order = Parameters<typeof orderRequest>[0];

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

const keyed = { headers: { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' } };

async function send(order: Order, effects = studio.effects) {
  const response = await receive('shop-order', orderRequest(order), effects);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test.each(Object.values(orders))(
  'TRUST-11: a complete order of $type is kept and answered with its number',
  async (fields) => {
    const photos = fields.type === 'portraits' || fields.type === 'custom-pictures' ? [await picture()] : [];
    const { status: code, headers, body } = await send({ fields, photos });
    expect([code, headers.get('cache-control')]).toEqual([201, 'no-store']);
    const kept = await submissionBy(studio.storage, '2026-0001-A2');
    const status = expect.stringMatching(/^\/zamowienie\/stan\/[0-9a-f]{40}$/);
    expect(body).toEqual({ ok: true, id: kept?.id, reference: '2026-0001-A2', status });
    expect(await photosOf(studio.storage, body.id)).toHaveLength(photos.length);
  },
);

test('ORDER-11: photos sent where none are asked for do not reach the artist', async () => {
  const { status, body } = await send({ photos: [await picture(), Buffer.from('not even one')] });
  expect(status).toBe(201);
  expect(await photosOf(studio.storage, body.id)).toEqual([]);
});

test('a repetition asks for nothing new: not for room, not for what the shop still offers', async () => {
  await send(keyed);
  expect((await send(keyed, { ...studio.effects, freeBytes: async () => 1 })).status).toBe(200);
});

test('what is refused unread is let run out, so that it does not pile up', async () => {
  let asked = 0;
  const body = new ReadableStream({
    pull: (controller) => (asked++ < 50 ? controller.enqueue(new Uint8Array(1000)) : controller.close()),
  });
  const headers = { cookie: 'csrftoken=abc' };
  const request = new Request('https://studio.example', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  expect((await receive('shop-order', request, studio.effects)).status).toBe(403);
  // the answer does not wait for the rest
  for (let turns = 0; asked < 51 && turns < 10_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(51);
});

test('TRUST-24: no personal data in the log, whatever happens', async () => {
  await send({ fields: orders.portraits, photos: [await picture()] });
  await send({ fields: { ...orders.posters, terms: '' } });
  await send(
    {},
    {
      ...studio.effects,
      uuid: () => {
        throw new Error(delivery.email);
      },
    },
  );
  expect(studio.log.map(({ event }) => event)).toEqual(['received', 'refused', 'failed']);
  const said = JSON.stringify(studio.log);
  for (const text of [...Object.values(delivery).filter((value) => value !== 'true'), 'Wakacje'])
    expect(said).not.toContain(text);
});

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
  const later = { ...studio.effects, now: () => studio.effects.now() + 7 * 24 * 60 * 60_000 };
  expect((await send({ ...keyed, fields: orders.picture }, later)).status).toBe(201);
});

test('TRUST-19: what looks like a machine’s work is kept, answered as usual, and sends no letter', async () => {
  const fields = { ...orders.posters, website: 'https://spam.example' };
  const { status, body } = await send({ fields });
  expect([status, body]).toEqual([
    201,
    { ok: true, id: expect.any(String), reference: '2026-0001-A2', status: expect.any(String) },
  ]);
  const [kept] = await submissions(studio.storage);
  expect(kept?.quarantine).toBe('hidden');
  expect(kept?.fields).not.toContain('spam.example');
  expect(await unsentLetters(studio.storage)).toEqual([]);
});

test('TRUST-19: how long a form took does not make it another one', async () => {
  for (const elapsed_ms of ['3000', '9000']) await send({ fields: { ...orders.posters, elapsed_ms } });
  expect((await submissions(studio.storage)).map(({ quarantine }) => quarantine)).toEqual([null]);
});
