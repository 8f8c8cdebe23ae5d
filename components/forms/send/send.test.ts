import { type SendDependencies, type Sending, send } from './send';

type Reply = number | 'broken' | 'cut' | Readonly<{ status: number; body: object }>;

/** A response whose head arrives and whose body breaks off. */
const cutShort = (): Response =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), { status: 201 });

/** A browser that gets these replies, one after the other, and a record of its requests. */
function browserWith(replies: readonly Reply[], { online = (): boolean => true } = {}) {
  const asked: Headers[] = [];
  const slept: number[] = [];
  let keys = 0;
  const dependencies: SendDependencies = {
    fetch: async (_, init) => {
      asked.push(new Headers(init?.headers));
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? 'broken';
      if (reply === 'broken') throw new TypeError('Failed to fetch');
      if (reply === 'cut') return cutShort();
      if (typeof reply === 'number') return new Response('<html>', { status: reply });
      return Response.json(reply.body, { status: reply.status });
    },
    token: async () => 'token',
    key: () => `key-${++keys}`,
    keys: new Map(),
    online,
    random: () => 0.5,
    sleep: async (ms) => slept.push(ms),
  };
  return { asked, slept, dependencies };
}

const accepted = { status: 201, body: { ok: true, id: '1', reference: '2026-0001-A2' } };
let path = 0;
const sending = (): Sending => ({ path: `/${++path}`, body: '{}', content: 'one', locale: 'en' });

test('API-10: the token, the key and the language go along', async () => {
  const { asked, dependencies } = browserWith([accepted]);
  expect(await send(sending(), dependencies)).toEqual({ ok: true, id: '1', reference: '2026-0001-A2' });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    ...{ 'x-csrftoken': 'token', 'idempotency-key': 'key-1', 'accept-language': 'en' },
    'content-type': 'application/json',
  });
});

test.each<[string, readonly Reply[], readonly number[]]>([
  ['a broken connection', ['broken', accepted], [1000]],
  ['an answer that broke off', ['cut', accepted], [1000]],
  ['502, 503 and 504', [502, 503, 504, accepted], [1000, 2000, 4000]],
  [
    'an earlier try that still runs',
    [{ status: 409, body: { error: { code: 'request.running', message: 'Wait' } } }, accepted],
    [1000],
  ],
])('TRUST-11: after %s it is tried again under the same key', async (_, replies, waits) => {
  const { asked, slept, dependencies } = browserWith(replies);
  expect(await send(sending(), dependencies)).toMatchObject({ ok: true });
  expect(slept).toEqual(waits);
  expect(new Set(asked.map((headers) => headers.get('idempotency-key')))).toEqual(new Set(['key-1']));
});

test('TRUST-12: after the last wait it says so', async () => {
  const { slept, dependencies } = browserWith(['broken']);
  expect(await send(sending(), dependencies)).toEqual({ ok: false, message: null, field: null, offline: false });
  expect(slept).toEqual([1000, 2000, 4000, 8000, 15000]);
});

test.each<[Reply, string | null, string | null]>([
  [
    { status: 422, body: { error: { code: 'text.tooLong', message: 'Too long.', field: 'text' } } },
    'Too long.',
    'text',
  ],
  [{ status: 409, body: { error: { code: 'order.gone', message: 'Gone.' } } }, 'Gone.', null],
  [500, null, null],
])('TRUST-11: an answer that no waiting changes is told at once: %j', async (reply, message, field) => {
  const { slept, dependencies } = browserWith([reply]);
  expect(await send(sending(), dependencies)).toEqual({ ok: false, message, field, offline: false });
  expect(slept).toEqual([]);
});

test('offline nothing is sent and nothing waited for', async () => {
  const { asked, slept, dependencies } = browserWith([accepted], { online: () => false });
  expect(await send(sending(), dependencies)).toEqual({ ok: false, message: null, field: null, offline: true });
  expect([asked, slept]).toEqual([[], []]);
});

test('TRUST-11: the key stays with its content until that is accepted', async () => {
  const one = sending();
  const { asked, dependencies } = browserWith([500, 500, accepted, accepted]);
  await send(one, dependencies);
  await send({ ...one, content: 'two' }, dependencies);
  await send({ ...one, content: 'two' }, dependencies);
  await send({ ...one, content: 'two' }, dependencies);
  expect(asked.map((headers) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2', 'key-2', 'key-3']);
});
