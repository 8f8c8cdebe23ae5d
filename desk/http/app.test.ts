import { deskOfEach, openDesk } from '../desk.fixture';
import { makeLink } from '../entry/links';

const { desk: at } = deskOfEach();
beforeEach(async () => {
  await at.buyer.order();
});

const stranger = { cookie: '' };
const minute = 60_000;

const studio = {
  DESK_URL: 'https://desk.studio.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'www@studio.example',
  MAIL_TO: 'anna@studio.example',
};

test('DESK-16: another host name is refused, so that no page of a stranger can point its own name here', async () => {
  const answer = await at.get('/', { host: 'evil.example:3001' });
  expect([answer.statusCode, answer.body]).toEqual([421, 'not here\n']);
});

test.each([
  ['another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another port of the machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }, 403],
  ['another origin that says it is ours', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
  ['a program of the machine that says nothing of itself', { 'sec-fetch-site': '', origin: '' }, 403],
  ['an address that was typed', { 'sec-fetch-site': 'none', origin: 'http://127.0.0.1:3001' }, 403],
  ['a page of the desk', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3001' }, 303],
])('DESK-16: a form of %s', async (_, headers, status) => {
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

test('DESK-17: a link makes a device known once, within 15 minutes, by a button and not by being looked at', async () => {
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

test('DESK-17: a known device makes a link for another, good once, with a code where the desk has an address', async () => {
  const add = async (desk: typeof at) => {
    const { body } = await desk.post('/devices/add', {});
    const [, path = ''] = /:\/\/[^/<]+(\/enter\/[\w-]{43})</.exec(body) ?? [];
    const codes = body.split('aria-label="Kod QR').length - 1;
    return [
      codes,
      (await desk.post(path, { own: 'on' }, stranger)).statusCode,
      (await desk.post(path, {}, stranger)).statusCode,
    ];
  };
  expect(await add(at)).toEqual([0, 303, 410]);
  const own = await openDesk({ variables: studio });
  expect(await add(own)).toEqual([1, 303, 410]);
  await own.close();
});

test('no secret stands in the storage as it is', async () => {
  const secret = await makeLink(at.storage, at.buyer.effects().now());
  const rows = [
    await at.storage.selectFrom('desk_links').selectAll().execute(),
    await at.storage.selectFrom('desk_devices').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('DESK-18: a link is sent to the artist alone, none while one is good, with the same answer whether one leaves', async () => {
  const own = await openDesk({ variables: studio });
  const ask = () => own.post('/enter', { to: 'thief@elsewhere.example', email: 'thief@elsewhere.example' }, stranger);
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
  await new Promise(setImmediate);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(own.letters.map(({ to }) => to)).toEqual(['anna@studio.example']);
  const [, path = ''] = /^https:\/\/desk\.studio\.example(\/enter\/[\w-]{43})$/m.exec(own.letters[0]?.text ?? '') ?? [];
  const entered = await own.post(path, { own: 'on' }, stranger);
  expect(entered.headers['set-cookie']).toMatch(
    /^__Host-desk=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(await own.page('/health?all')).toContain('drugi list wstrzymano');
  await ask();
  await new Promise(setImmediate);
  // the one before was used
  expect(own.letters).toHaveLength(2);
  await own.close();
});

test('without an address of its own the desk sends no link, and offers none', async () => {
  const door = await at.post('/enter', {}, stranger);
  expect([door.statusCode, door.body.includes('action="/enter"')]).toEqual([403, false]);
  expect(at.letters).toEqual([]);
});

test('a device stays known with use, is listed, and forgotten alone or with all others', async () => {
  const secret = await makeLink(at.storage, at.buyer.effects().now());
  const entered = await at.post(`/enter/${secret}`, { name: 'Laptop w <kawiarni>' }, stranger);
  const foreign = { cookie: String(entered.headers['set-cookie']).split(';')[0] ?? '' };
  expect(await at.page('/devices')).toContain('Laptop w\u00a0&lt;kawiarni&gt;'.replace('\u00a0', ' '));

  at.buyer.pass(11 * 60 * minute);
  expect((await at.get('/', foreign)).headers['set-cookie']).toContain('Max-Age=43200');
  at.buyer.pass(12 * 60 * minute);
  expect((await at.get('/', foreign)).statusCode).toBe(403);
  expect(await at.page('/devices')).not.toContain('kawiarni');

  const second = await makeLink(at.storage, at.buyer.effects().now());
  const tablet = {
    cookie:
      String((await at.post(`/enter/${second}`, { own: 'on' }, stranger)).headers['set-cookie']).split(';')[0] ?? '',
  };
  expect((await at.get('/', tablet)).statusCode).toBe(200);
  expect(await at.follow('/devices/others', {})).toContain('Wszystkie inne urządzenia zapomniane.');
  expect((await at.get('/', tablet)).statusCode).toBe(403);
  const [own] = /[\w-]{36}/.exec(await at.page('/devices')) ?? [''];
  await at.post('/devices/forget', { id: own });
  expect((await at.get('/')).statusCode).toBe(403);
});
