import { expect, test } from 'playwright/test';
import { OwnSite } from './support/own-site';

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
});
test.afterAll(() => site.stop());

test('trust: a log that nobody reads any more stops nothing: pages are served, what is sent is taken', async () => {
  site.leaveLog();
  const headers = { 'Content-Type': 'application/json' };
  for (const text of ['Dzień dobry', 'Jeszcze jedno']) {
    const body = JSON.stringify({ email: 'anna@example.com', phone: '600', text });
    const signal = AbortSignal.timeout(10_000);
    const sent = await fetch(`${site.base}/api/web/form/contact/`, { method: 'POST', headers, body, signal });
    expect(sent.status).toBe(201);
    expect((await fetch(`${site.base}/galeria`, { signal })).status).toBe(200);
  }
});
