import { isTransient, retry } from './retry';
import { type SendDependencies, type Sending, send, tabKeys } from './send';

describe('send', () => {
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
      'x-csrftoken': 'token',
      'idempotency-key': 'key-1',
      'accept-language': 'en',
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
  ])('TRUST-11: an answer that no waiting changes is shown at once: %j', async (reply, message, field) => {
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
});

describe('keys', () => {
  const path = '/api/web/form/contact/';
  const last = { content: 'a1'.repeat(32), key: 'key-1' };

  /** A tab whose storage outlives its pages; `forbidden`: the browser does not allow its use. */
  function tab({ forbidden = false } = {}) {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem(name: string, value: string) {
        if (forbidden) throw new Error('forbidden');
        kept.set(name, value);
      },
      removeItem: (name: string) => kept.delete(name),
    };
    Object.assign(globalThis, { window: { sessionStorage: storage } });
    return { kept, page: tabKeys };
  }

  test('TRUST-11: the key of what was sent and not answered is known after a reload', () => {
    const { page } = tab();
    page().set(path, last);
    expect(page().get(path)).toEqual(last);
    expect(page().get('/api/web/form/orders/')).toBeUndefined();
  });

  test('TRUST-11: what was accepted leaves nothing in the tab', () => {
    const { kept, page } = tab();
    const keys = page();
    keys.set(path, last);
    keys.delete(path);
    expect([keys.get(path), kept.size]).toEqual([undefined, 0]);
  });

  test('without storage the key lasts as long as the page', () => {
    const { page } = tab({ forbidden: true });
    const keys = page();
    keys.set(path, last);
    expect([keys.get(path), page().get(path)]).toEqual([last, undefined]);
  });

  test('TRUST-11: nothing that was typed goes into the tab', () => {
    const { kept, page } = tab();
    const keys = page();
    const typed = { content: '{"text":"Dzień dobry"}', key: 'key-1' };
    keys.set(path, typed);
    expect([keys.get(path), kept.size]).toEqual([typed, 0]);
  });

  test.each(['', '{', 'null', '7', '{"content":1,"key":"k"}', '{"content":"c"}'])('%j is no key', (json) => {
    const { kept, page } = tab();
    page().set(path, last);
    for (const name of kept.keys()) kept.set(name, json);
    expect(page().get(path)).toBeUndefined();
  });
});

describe('retry', () => {
  async function waits(random: number, outcomes: readonly boolean[]) {
    const slept: number[] = [];
    let attempts = 0;
    const result = await retry(
      async () => outcomes[attempts++] ?? false,
      (done) => done,
      { random: () => random, sleep: async (ms) => slept.push(ms) },
    );
    return { slept, attempts, result };
  }

  test.each([
    [0.5, [1000, 2000, 4000, 8000, 15000]],
    [0, [750, 1500, 3000, 6000, 11250]],
    [1, [1250, 2500, 5000, 10000, 18750]],
  ])('TRUST-12: 1, 2, 4, 8, 15 s, a quarter more or less (chance %d)', async (chance, schedule) => {
    expect(await waits(chance, [])).toEqual({ slept: schedule, attempts: 6, result: false });
  });

  test.each([
    [[true], []],
    [[false, true], [1000]],
    [
      [false, false, false, true],
      [1000, 2000, 4000],
    ],
  ])('what settles it ends the trying: %j', async (outcomes, schedule) => {
    expect(await waits(0.5, outcomes)).toEqual({ slept: schedule, attempts: outcomes.length, result: true });
  });

  test.each([
    [null, true],
    [502, true],
    [503, true],
    [504, true],
    [201, false],
    [409, false],
    [422, false],
    [500, false],
  ])('TRUST-12: status %s may pass: %s', (status, passes) => {
    expect(isTransient(status)).toBe(passes);
  });
});
