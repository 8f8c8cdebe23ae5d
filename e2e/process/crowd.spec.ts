import { everyAddress } from '../support/addresses';
import { openCrowd } from '../support/in-process/crowd';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

/** Long enough that no connection is cut before the last page has come. */
const patienceMs = 20_000;
const count = 1_000;

let site: OwnSite;
test.beforeAll(async () => {
  const patience = String(patienceMs);
  const limits = { LIMIT_HEADERS_MS: patience, LIMIT_SMALL_BODY_MS: patience, LIMIT_SLOW_WINDOW_MS: patience };
  site = await OwnSite.start(limits);
});
test.afterAll(() => site.stop());

/** Visits every page, one after the other. */
async function pages(): Promise<readonly (readonly [string, number, string])[]> {
  const visited: [string, number, string][] = [];
  for (const { path } of everyAddress) {
    const page = await fetch(site.base + path);
    visited.push([path, page.status, await page.text()]);
  }
  return visited;
}

async function message(): Promise<number> {
  const body = JSON.stringify({ email: 'anna@example.com', phone: '600', text: 'Dzień dobry' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${site.base}/api/web/form/contact/`, { method: 'POST', headers, body })).status;
}

test('TRUST-7: a thousand half-open connections and slow senders hold up nobody, and each is cut @long', async () => {
  test.setTimeout(180_000);
  const alone = await pages();
  expect(alone.filter(([, status]) => status !== 200)).toEqual([]);
  const crowd = await openCrowd({ port: site.port, count });
  expect(await pages()).toEqual(alone);
  expect(await message()).toBe(201);
  // all connections are still open, so no page had to wait until one was closed
  expect(crowd.open()).toHaveLength(count);
  await crowd.gone(patienceMs + 60_000);
  expect([...new Set(crowd.open())]).toEqual([]);
  crowd.leave();
});
