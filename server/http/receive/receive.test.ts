import { delivery, orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { photosOf, submissionBy, submissions } from '../../storage/queries/read';
import { receive } from './receive';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type Order = Parameters<typeof orderRequest>[0];

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

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

const portrait = orders.portraits;
test.each<[string, Order, number, string, string | undefined]>([
  ['an unknown type', { fields: { ...delivery, type: 'sculpture' } }, 422, 'order.type', 'type'],
  ['a missing size', { fields: { ...orders.posters, size: '' } }, 422, 'order.incomplete', 'size'],
  ['a missing address', { fields: { ...orders.posters, address: ' ' } }, 422, 'order.delivery', 'address'],
  ['terms not accepted', { fields: { ...orders.posters, terms: 'false' } }, 422, 'order.terms', 'terms'],
  ['no photo', { fields: portrait }, 422, 'order.incomplete', 'photo'],
  ['an SVG', { fields: portrait, photos: [Buffer.from('<svg/>')] }, 415, 'photo.type', 'photo'],
  [
    'a broken photo',
    { fields: portrait, photos: [Buffer.from([0xff, 0xd8, 0xff, 0])] },
    422,
    'photo.unreadable',
    'photo',
  ],
  ['eleven photos', { fields: portrait, photos: Array(11).fill(Buffer.from('x')) }, 422, 'photo.tooMany', 'photo'],
  ['a missing token', { headers: { cookie: 'csrftoken=abc' } }, 403, 'request.token', undefined],
])('TRUST-11, API-6: %s is refused and nothing is kept', async (_, order, status, code, field) => {
  const answer = await send(order);
  expect(answer.status).toBe(status);
  const message = expect.stringMatching(/\p{L}{3}/u);
  expect(answer.body).toEqual({ error: { code, message, ...(field && { field }) } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await submissions(studio.storage)).toEqual([]);
});

test.each<[string, Order, RegExp]>([
  ['the form says English', { fields: { ...orders.posters, language: 'en', terms: '' } }, /^Please accept/],
  [
    'the browser says English',
    { headers: { 'accept-language': 'en', cookie: 'csrftoken=abc' } },
    /^The form has expired/,
  ],
  ['nobody says anything', { fields: { ...orders.posters, terms: '' } }, /^Zaakceptuj/],
])('TRUST-11, API-6: the answer’s language when %s', async (_, order, message) => {
  expect((await send(order)).body.error.message).toMatch(message);
});

test('a repetition asks for nothing new: not for room, not for what the shop still offers', async () => {
  const order = { headers: { 'idempotency-key': key } };
  await send(order);
  expect((await send(order, { ...studio.effects, freeBytes: async () => 1 })).status).toBe(200);
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

test.each<[string, Partial<Studio['effects']>, string]>([
  [
    'a storage that does not open',
    { storage: () => Promise.reject(Object.assign(new Error(), { code: 'SQLITE_FULL' })) },
    'storage',
  ],
  ['a disk that is nearly full', { freeBytes: async () => 1 }, 'storage'],
  [
    'a bug',
    {
      uuid: () => {
        throw new TypeError(`no id for ${delivery.email}`);
      },
    },
    'internal',
  ],
])('TRUST-11: %s is never a 500', async (_, broken, code) => {
  const { status, headers, body } = await send({}, { ...studio.effects, ...broken });
  expect([status, body.error.code]).toEqual([503, code]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await submissions(studio.storage)).toEqual([]);
});

test('TRUST-24: a disk that takes no photo is answered in the form’s language, and its cause is logged', async () => {
  const english = { ...portrait, language: 'en' };
  const broken = { ...studio.effects, spoolFolder: () => '/dev/null/spool' };
  const { status, headers, body } = await send({ fields: english, photos: [await picture()] }, broken);
  expect([status, headers.get('retry-after'), body.error.code]).toEqual([503, '60', 'storage']);
  expect(body.error.message).toMatch(/^The form cannot be saved/);
  expect(studio.log).toEqual([expect.objectContaining({ event: 'failed', code: 'storage', cause: 'ENOTDIR' })]);
  expect(await submissions(studio.storage)).toEqual([]);
  // a form without photos needs no space for files
  expect((await send({}, broken)).status).toBe(201);
});

test('TRUST-24: no personal data in the log, whatever happens', async () => {
  await send({ fields: portrait, photos: [await picture()] });
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
