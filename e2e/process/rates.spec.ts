import { healthToken, OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

/** The default settings with a trusted proxy, so that a test can send as many visitors. */
const visitors = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' };

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start(visitors);
});
test.afterAll(() => site.stop());

let sent = 0;
function contact(visitor: string, headers: Record<string, string> = {}, base = site.base): Promise<Response> {
  sent += 1;
  return fetch(`${base}/api/web/form/contact/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(!headers.Origin && { 'Sec-Fetch-Site': 'same-origin' }),
      'X-Forwarded-For': visitor,
      ...headers,
    },
    body: JSON.stringify({ email: 'anna@example.com', phone: '600', text: `Wiadomość ${sent}` }),
  });
}

async function statuses(count: number, send: () => Promise<Response>): Promise<readonly number[]> {
  const got: number[] = [];
  for (let index = 0; index < count; index += 1) got.push((await send()).status);
  return got;
}

test('TRUST-17: with the defaults, the eleventh form waits and says so in the visitor’s language', async () => {
  expect(await statuses(10, () => contact('203.0.113.1'))).toEqual(Array(10).fill(201));
  for (const [language, sentence] of [
    ['pl', /^Z\stego łącza/],
    ['en', /^Many forms/],
  ] as const) {
    const refused = await contact('203.0.113.1', { 'Accept-Language': language });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    const { error } = await refused.json();
    expect(error.code).toBe('request.tooMany');
    expect(error.message).toMatch(sentence);
  }
  // neither another visitor behind the same proxy nor a page has to wait
  expect((await contact('203.0.113.2')).status).toBe(201);
  expect((await fetch(site.base, { headers: { 'X-Forwarded-For': '203.0.113.1' } })).status).toBe(200);
});

test('TRUST-17: one household of IPv6 is one visitor', async () => {
  let host = 0;
  const got = await statuses(11, () => contact(`2001:db8:1:2::${(++host).toString(16)}`));
  expect(got).toEqual([...Array(10).fill(201), 429]);
});

test('TRUST-17: a wider network of IPv6 that is always another household has a larger limit, and it ends', async () => {
  let household = 0;
  const got = await statuses(21, () => contact(`2001:db8:1:a${(++household).toString(16).padStart(2, '0')}::1`));
  expect(got).toEqual([...Array(20).fill(201), 429]);
});

for (const [what, address] of [
  ['IPv4', (port: number) => `203.0.113.77:${port}`],
  ['IPv6', (port: number) => `[2001:db8:7::1]:${port}`],
] as const) {
  test(`TRUST-17: a new port of one ${what} address that a trusted proxy tells is no new visitor`, async () => {
    let port = 40_000;
    expect(await statuses(11, () => contact(address(++port)))).toEqual([...Array(10).fill(201), 429]);
  });
}

for (const [what, foreign] of [
  ['the browser says so', { 'Sec-Fetch-Site': 'cross-site' }],
  ['its origin says so', { Origin: 'https://evil.example' }],
] as const) {
  test(`TRUST-17: ten posts of a foreign page that a visitor has open hold up nobody: ${what}`, async () => {
    const visitor = `198.51.100.${what.length}`;
    expect(await statuses(10, () => contact(visitor, foreign))).toEqual(Array(10).fill(403));
    expect(await statuses(10, () => contact(visitor))).toEqual(Array(10).fill(201));
  });
}

test('TRUST-17: health tells a stranger whether forms are taken, and whoever has the token numbers only', async () => {
  const stranger = await fetch(`${site.base}/api/health`);
  expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await stranger.text()).toBe('{"ok":true}');
  const headers = { Authorization: `Bearer ${healthToken}` };
  const answer = await fetch(`${site.base}/api/health/`, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    ok: true,
    storage: 'ok',
    disk: { ok: true, freeMiB: expect.any(Number) },
    outbox: { waiting: expect.any(Number), leased: 0, parked: 0 },
    quarantined: 0,
  });
});

test('TRUST-17: after 120 posts of foreign pages, whoever sends them, an honest visitor is served, and the log is not full of them', async () => {
  const own = await OwnSite.start(visitors);
  let number = 0;
  const foreign = (): Promise<Response> =>
    contact(`192.0.2.${++number % 250}`, { 'Sec-Fetch-Site': 'cross-site' }, own.base);
  expect(await statuses(200, foreign)).toEqual(Array(200).fill(403));
  expect((await contact('192.0.2.1', {}, own.base)).status).toBe(201);
  expect((await contact('203.0.113.200', {}, own.base)).status).toBe(201);
  const logged = own.lines.filter((line) => line.includes('"code":"request.origin"'));
  expect(logged.length).toBeGreaterThanOrEqual(120);
  expect(logged.length).toBeLessThan(180);
  await own.stop();
});
