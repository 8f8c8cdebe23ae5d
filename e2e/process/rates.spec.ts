import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

/** The default settings with a trusted proxy, so that a test can send as many visitors. */
const visitors = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' };

test('TRUST-17: with the defaults, the eleventh form waits and says so in the visitor’s language', async () => {
  const site = await OwnSite.start(visitors);
  let count = 0;
  const contact = (visitor: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${site.base}/api/web/form/contact/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': visitor,
        ...headers,
      },
      body: JSON.stringify({ email: 'anna@example.com', phone: '600', text: `Wiadomość ${++count}` }),
    });
  for (let sent = 0; sent < 10; sent += 1) expect((await contact('203.0.113.1')).status).toBe(201);
  for (const [language, sentence] of [
    ['pl', /^Z\stego łącza/],
    ['en', /^Too many forms/],
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
  await site.stop();
});
