import { type OpenDesk, openDesk } from '../desk.fixture';
import { makeLink } from '../entry/links';

let at: OpenDesk;
beforeEach(async () => {
  at = await openDesk();
  await at.buyer.order();
});
afterEach(() => at.close());

const stranger = { cookie: '' };
const minute = 60_000;

test('another host name is refused, so that no page of a stranger can point its own name here', async () => {
  const answer = await at.get('/', { host: 'evil.example:3001' });
  expect([answer.statusCode, answer.body]).toEqual([421, 'not here\n']);
});

test.each([
  ['another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another port of the machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }, 403],
  ['another origin that says it is ours', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
  ['an address that was typed', { 'sec-fetch-site': 'none', origin: 'http://127.0.0.1:3001' }, 403],
  ['a page of the desk', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3001' }, 303],
])('a form of %s', async (_, headers, status) => {
  expect((await at.post('/language', { language: 'en', to: '/' }, headers)).statusCode).toBe(status);
});

test('no page is framed, keeps anything or runs what stands in it', async () => {
  const { headers, body } = await at.get('/');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
  expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store']);
  expect(body).not.toMatch(/<script(?! type="module" src="\/)|<style| style=| on\w+=/);
});

test('without a known device there is the door alone, and a link from elsewhere opens the same address again', async () => {
  const door = await at.get('/', stranger);
  expect([door.statusCode, door.body]).toEqual([403, expect.stringContaining('Tego urządzenia jeszcze nie znam')]);
  expect(door.body).not.toContain('Łucja');
  expect((await at.post('/orders/2026-0001-A2/mark', { state: 'done' }, stranger)).statusCode).toBe(403);
  const fromLetter = await at.get('/orders/2026-0001-A2?x=1', { ...stranger, 'sec-fetch-site': 'cross-site' });
  expect(fromLetter.body).toContain('content="0; url=/orders/2026-0001-A2?x=1"');
  expect(fromLetter.body).not.toContain('Łucja');
});

test('a link makes a device known once, within 15 minutes, by a button and not by being looked at', async () => {
  const secret = await makeLink(at.storage, at.buyer.effects().now());
  for (const _ of ['a scanner of mail', 'the artist'])
    expect((await at.get(`/enter/${secret}`, stranger)).body).toContain('Otworzyć pracownię na tym urządzeniu?');
  const entered = await at.post(`/enter/${secret}`, { name: 'Tablet', own: 'on' }, stranger);
  const cookie = String(entered.headers['set-cookie']);
  expect([entered.statusCode, cookie]).toEqual([
    303,
    expect.stringMatching(/^desk-loopback=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
  ]);
  expect((await at.get('/', { cookie: cookie.split(';')[0] ?? '' })).statusCode).toBe(200);
  expect((await at.post(`/enter/${secret}`, { name: 'Inny' }, stranger)).statusCode).toBe(410);

  const old = await makeLink(at.storage, at.buyer.effects().now());
  at.buyer.pass(15 * minute);
  expect((await at.get(`/enter/${old}`, stranger)).statusCode).toBe(410);
  expect((await at.post(`/enter/${old}`, { name: 'Inny' }, stranger)).statusCode).toBe(410);
  expect((await at.get(`/enter/${'A'.repeat(43)}`, stranger)).statusCode).toBe(410);
});

test('no secret stands in the storage as it is', async () => {
  const secret = await makeLink(at.storage, at.buyer.effects().now());
  const rows = [
    await at.storage.selectFrom('desk_links').selectAll().execute(),
    await at.storage.selectFrom('desk_devices').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(secret);
});
