import Fastify from 'fastify';
import { limits } from '../platform/limits';
import { limitRates } from './rates';
import { routeOf } from './routes';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const browser = { 'sec-fetch-site': 'same-origin' };
const contact = '/api/web/form/contact/';
const order = '/api/web/form/shop-orders/';

type Asked = Readonly<{ from?: string; headers?: Record<string, string>; path?: string }>;

/** A server whose forms are answered with `status`, at once or when they are told to. */
async function setting({ rateLimit = true, status = 201, clock = true } = {}) {
  let at = 0;
  let waits = false;
  const running: (() => void)[] = [];
  const app = Fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
  const settings = { publicOrigins: ['https://studio.example'], rateLimit, limits: { rates: limits.rates } };
  const rates = limitRates(settings, clock ? () => at : undefined);
  app.post('/*', async (request, reply) => {
    const refused = rates(request, reply, routeOf(request.url));
    if (refused)
      return reply
        .code(429)
        .headers(refused.headers ?? {})
        .send(refused);
    if (waits) await new Promise<void>((resolve) => running.push(resolve));
    return reply.code(status).send();
  });
  const send = async ({ from = '192.0.2.1', headers = browser, path = contact }: Asked = {}) => {
    const answer = await app.inject({ method: 'POST', url: path, headers, remoteAddress: from });
    return answer.statusCode === 429 ? answer.json() : null;
  };
  return {
    send,
    /** How many of so many are taken. */
    taken: async (count: number, asked: (index: number) => Asked = () => ({})): Promise<number> => {
      let taken = 0;
      for (let index = 0; index < count; index += 1) taken += (await send(asked(index))) === null ? 1 : 0;
      return taken;
    },
    pass: (ms: number): void => {
      at += ms;
    },
    /** Begins one that is answered only when the returned function is called. */
    begin: async (asked: Asked) => {
      const before = running.length;
      waits = true;
      const answer = send(asked);
      const ended = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 20))]);
      waits = false;
      if (running.length === before) return { refused: ended, end: async () => undefined };
      const end = running.pop();
      return {
        refused: null,
        end: async () => {
          end?.();
          await answer;
          await new Promise(setImmediate);
        },
      };
    },
  };
}

test('TRUST-17: the eleventh form within ten minutes must wait, and the answer says how long', async () => {
  const { send, taken, pass } = await setting();
  expect(await taken(10)).toBe(10);
  pass(4 * MINUTE);
  expect(await send()).toEqual({ problem: { code: 'request.tooMany' }, headers: { 'Retry-After': '360' } });
  expect(await send({ from: '192.0.2.2' })).toBeNull();
  pass(6 * MINUTE);
  expect(await taken(12)).toBe(10);
});

test('TRUST-17: sixty a day', async () => {
  const { send, taken, pass } = await setting();
  let sent = 0;
  for (let times = 0; times < 7; times += 1) {
    sent += await taken(10);
    pass(10 * MINUTE);
  }
  expect(sent).toBe(60);
  expect(Number((await send())?.headers['Retry-After'])).toBe((DAY - 70 * MINUTE) / 1000);
  pass(DAY);
  expect(await taken(11)).toBe(10);
});

test('TRUST-17: a hundred and twenty a minute, whoever sends', async () => {
  const { taken, pass, send } = await setting();
  expect(await taken(130, (index) => ({ from: `192.0.2.${index}` }))).toBe(120);
  expect((await send({ from: '198.51.100.1' }))?.headers).toEqual({ 'Retry-After': '60' });
  pass(MINUTE);
  expect(await send({ from: '198.51.100.1' })).toBeNull();
});

test('TRUST-17: many /64s of one IPv6 /48 get a tenth of what all may send, and lock nobody out', async () => {
  const { taken, send } = await setting();
  const inOne48 = (index: number) => ({ from: `2001:db8:1:${index.toString(16)}::1` });
  expect(await taken(300, inOne48)).toBe(limits.rates.sitePerMinute / 10);
  expect(await send({ from: '2001:db8:2::1' })).toBeNull();
  expect(await taken(20, (index) => ({ from: `192.0.2.${index}` }))).toBe(20);
});

test('TRUST-17: one IPv6 /64 is one visitor', async () => {
  const { taken } = await setting();
  expect(await taken(12, (index) => ({ from: `2001:db8:1:1::${index}` }))).toBe(10);
});

test('what is refused costs nobody anything', async () => {
  const { taken } = await setting();
  await taken(200);
  expect(await taken(120, (index) => ({ from: `198.51.100.${index}` }))).toBe(110);
});

test.each([
  [200, 20],
  [503, 20],
  [201, 10],
  [422, 10],
])('of forms answered with %i, %i may follow one another', async (status, most) => {
  const { taken } = await setting({ status });
  expect(await taken(20)).toBe(most);
});

test('TRUST-17: what is not a browser may send a third', async () => {
  const { taken } = await setting();
  expect(await taken(10, () => ({ headers: {} }))).toBe(3);
});

test.each([
  ['', browser],
  ['of another site ', { 'sec-fetch-site': 'cross-site' }],
])('TRUST-17: a clock that is set back, or was ahead, makes no form %swait for as long', async (_, headers) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 11, 31));
  const { send } = await setting({ clock: false });
  const before = await send({ headers });
  clock.mockReturnValue(Date.UTC(2026, 10, 21));
  expect(await send({ headers })).toEqual(before);
  clock.mockRestore();
});

test('TRUST-17: three uploads at a time', async () => {
  const { send, begin } = await setting();
  const running = [];
  for (let count = 0; count < 3; count += 1) running.push(await begin({ path: order }));
  expect(running.map(({ refused }) => refused)).toEqual([null, null, null]);
  expect((await send({ path: order }))?.headers).toEqual({ 'Retry-After': '10' });
  expect(await send()).toBeNull();
  for (const { end } of running) await end();
  expect(await send({ path: order })).toBeNull();
});

const foreign = { 'sec-fetch-site': 'cross-site' };

test('TRUST-17: what is refused for its origin uses up nobody’s limit', async () => {
  const { send, taken } = await setting();
  for (let index = 0; index < 300; index += 1)
    expect((await send({ from: `192.0.2.${index % 200}`, headers: foreign, path: order }))?.problem.code).toBe(
      'request.origin',
    );
  expect(await taken(10)).toBe(10);
});

test('TRUST-17: foreign origins are logged only as often as their own bucket allows', async () => {
  const { send, pass } = await setting();
  const logged = async (): Promise<number> => {
    let count = 0;
    for (let index = 0; index < 200; index += 1) if (!(await send({ headers: foreign }))?.isSilent) count += 1;
    return count;
  };
  expect(await logged()).toBe(limits.rates.foreignPerMinute);
  expect((await send({ headers: foreign }))?.headers).toEqual({ Connection: 'close' });
  pass(MINUTE);
  expect(await logged()).toBe(limits.rates.foreignPerMinute);
});

test('TRUST-17: off, for tests: only foreign origins are refused', async () => {
  const { send, taken } = await setting({ rateLimit: false });
  expect(await taken(50, () => ({ path: order }))).toBe(50);
  expect((await send({ headers: foreign }))?.problem.code).toBe('request.origin');
});

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '192.0.2.66, 203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '192.0.2.66, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['127.0.0.1', '203.0.113.1:5678', '203.0.113.1'],
  ['127.0.0.1', '[2001:db8::1]:443', '2001:db8::2'],
  ['127.0.0.1', '[::ffff:203.0.113.1]:1', '203.0.113.1'],
  ['127.0.0.1', 'no address', 'no address'],
])('TRUST-17: from the socket %s, which says %s, it is the visitor at %s', async (from, said, visitor) => {
  const { taken, send } = await setting();
  const headers = { ...browser, ...(said && { 'x-forwarded-for': said }) };
  expect(await taken(10, () => ({ from, headers }))).toBe(10);
  expect(await send({ from: '10.0.0.1', headers: { ...browser, 'x-forwarded-for': visitor } })).not.toBeNull();
  expect(await send({ from: '10.0.0.1', headers: { ...browser, 'x-forwarded-for': '192.0.2.77' } })).toBeNull();
});
