import { readdirSync } from 'node:fs';
import { variants } from '@/content/order';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { inTurns, oneOfEachKind } from '../support/addresses';
import { sendForm } from '../support/forms';
import { Nginx, needsNginx } from '../support/nginx';
import { OwnSite } from '../support/own-site';
import { expect, faultsIn, quietMeansAwake, test } from '../support/test';

test.setTimeout(120_000);
test.describe.configure({ mode: 'default' });
needsNginx();

let site: OwnSite;
let proxy: Nginx;
let pages: Nginx;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await OwnSite.start({ TRUSTED_PROXIES: '127.0.0.1 ::1', SITE_URL: 'https://studio.example' });
  [proxy, pages] = await Promise.all([Nginx.before(site.port, false), Nginx.before(site.port, true)]);
});
test.afterAll(async () => {
  await Promise.all([proxy.stop(), pages.stop()]);
  await site.stop();
});

/** Who answers, when, and how the connection goes on: that may differ. */
const ownHeaders = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
/** What each server writes in its own way about a file of the disk. */
const ofDisk = ['etag', 'last-modified', 'accept-ranges', 'vary', 'content-type'];

async function answerOf(base: string, path: string, but: readonly string[] = []) {
  const answer = await fetch(base + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
  const kept = [...answer.headers].filter(([name]) => ![...ownHeaders, ...but].includes(name));
  return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
}

const script = `/_i/${readdirSync('.site/current/files/_i').find((name) => name.endsWith('.js'))}`;
const picture = `/works/${readdirSync('generated/pictures/works')[0]}`;
const font = `/fonts/${readdirSync('public/fonts')[0]}`;
const files = [script, picture, font, '/icon.svg', '/sitemap.xml'];
const others = ['/kontakt', '/typo', '/works/none.avif', '/api/web/gallery', '/api/web/nowhere'];

test('TRUST-29: through nginx every kind of answer is as from the site', async () => {
  for (const path of [...oneOfEachKind.map((page) => page.path), ...files, ...others])
    expect.soft(await answerOf(proxy.base, path), path).toEqual(await answerOf(site.base, path));
  for (const form of ['contact', 'orders', 'shop-orders'] as const)
    expect((await sendForm(proxy.base, form)).status).toBe(201);
});

test('TRUST-29: pages and files that nginx sends from the disk have the headers and the body that the site gives them', async () => {
  for (const path of [...oneOfEachKind.map((page) => page.path), ...files])
    expect.soft(await answerOf(pages.base, path, ofDisk), path).toEqual(await answerOf(site.base, path, ofDisk));
  for (const path of others)
    expect.soft(await answerOf(pages.base, path), path).toEqual(await answerOf(site.base, path));
  for (const form of ['contact', 'orders', 'shop-orders'] as const)
    expect((await sendForm(pages.base, form)).status).toBe(201);
});

test('STATUS-1: private pages of orders are the site’s, and nobody keeps them or writes them down', async () => {
  for (const nginx of [proxy, pages])
    for (const locale of locales) {
      const path = pathTo('orderStatus', locale, { token: 'a'.repeat(40) });
      const answer = await answerOf(nginx.base, path);
      expect(answer).toEqual(await answerOf(site.base, path));
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
});

test('TRUST-29: pages and files from the disk need no process of the site, and what was asked for once nothing else', async () => {
  await site.stop();
  const statuses = async (base: string) =>
    Promise.all(['/', '/galeria', picture, '/api/health'].map(async (path) => (await answerOf(base, path)).status));
  expect(await statuses(pages.base)).toEqual([200, 200, 200, 502]);
  expect(await statuses(proxy.base)).toEqual([502, 502, 200, 502]);
  const path = pathTo('orderStatus', 'pl', { token: 'a'.repeat(40) });
  for (const nginx of [proxy, pages]) {
    const answer = await fetch(nginx.base + path, { headers: { referer: nginx.base + path } });
    expect(answer.status).toBe(502);
    expect(nginx.errors()).not.toContain('a'.repeat(40));
  }
});

test.describe('any server of static files', () => {
  let alone: Nginx;
  test.beforeAll(async () => {
    alone = await Nginx.alone();
  });
  test.afterAll(() => alone.stop());
  test('TRUST-21: shows working pages under their policy, without violation', async ({ browser }) => {
    const context = await browser.newContext();
    const { host } = new URL(alone.base);
    // there is no API behind it; the last violation is our own
    const allowedErrors = [/404 \(Not Found\)/, /Content Security Policy/];
    const faults = faultsIn(context, { host, allowedErrors, dialogs: {} });
    const page = await context.newPage();
    quietMeansAwake(page);
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
      );
    });
    for (const { path } of inTurns(oneOfEachKind)) {
      const answer = await page.goto(alone.base + path, { waitUntil: 'networkidle' });
      expect([path, answer?.status(), answer?.headers()['content-security-policy']]).toEqual([path, 200, undefined]);
    }
    expect(violations).toEqual([]);

    // islands work, and the policy holds
    await page.goto(alone.base + pathTo('order', 'en', { type: 'portraits' }), { waitUntil: 'networkidle' });
    await page.locator('#variant').selectOption(String(variants.oil.code));
    await expect(page.locator('#subject')).toBeVisible();
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script);
      return 'taken' in window;
    });
    expect(ran).toBe(false);
    await expect.poll(() => violations.length).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
