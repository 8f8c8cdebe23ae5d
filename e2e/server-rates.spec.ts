import { OwnSite } from './support/own-site';
import { expect, test } from './support/test';

let site: OwnSite;
test.beforeAll(async () => {
  // everything as it is by default, but a proxy in front, so that a test can be many visitors
  site = await OwnSite.start({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' });
});
test.afterAll(() => site.stop());

let sent = 0;
function contact(visitor: string, headers: Record<string, string> = {}): Promise<Response> {
  sent += 1;
  return fetch(`${site.base}/api/web/form/contact/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
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

test('trust: with the defaults, the eleventh form waits and says so in the visitor’s language', async () => {
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
  // another visitor behind the same proxy is not held up, nor is a page
  expect((await contact('203.0.113.2')).status).toBe(201);
  expect((await fetch(site.base, { headers: { 'X-Forwarded-For': '203.0.113.1' } })).status).toBe(200);
});

test('trust: one household of IPv6 is one visitor', async () => {
  let host = 0;
  const got = await statuses(11, () => contact(`2001:db8:1:2::${(++host).toString(16)}`));
  expect(got).toEqual([...Array(10).fill(201), 429]);
});

test('trust: health, in numbers only', async () => {
  const answer = await fetch(`${site.base}/api/health`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    ok: true,
    storage: 'ok',
    disk: { ok: true, freeMiB: expect.any(Number) },
    outbox: { waiting: expect.any(Number), leased: 0, parked: 0 },
    quarantined: 0,
  });
});
