import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '@/i18n/pages';
import { messages } from '@/messages';
import { OwnSite } from '../support/own-site';
import { placeOrder } from '../support/place-order';
import { openProxy } from '../support/proxy';
import { expect, test } from '../support/test';

const tokenIn = (address: string): string => address.split('/').at(-1) ?? '';

test('STATUS-1: no other site is told of it, by any of its links, and no log', async ({ browser }) => {
  const asked: IncomingHttpHeaders[] = [];
  const elsewhere = createServer((request, response) => {
    if (request.url === '/') asked.push(request.headers);
    response.end();
  }).listen(0);
  await once(elsewhere, 'listening');
  const site = await OwnSite.start();
  const page = await browser.newPage({ baseURL: site.base });
  const { status: address } = await placeOrder(page.request, 'en');
  await page.goto(address);
  const links = page.locator('a[href^="http"]');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  const to = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  for (let n = 0; n < count; n += 1) {
    // each leads to a site that listens, in this tab
    await links.nth(n).evaluate((link: HTMLAnchorElement, href) => Object.assign(link, { href, target: '' }), to);
    await links.nth(n).click();
    await page.waitForURL(to);
    await page.goto(address);
  }
  expect(asked).toHaveLength(count);
  expect(asked.map(({ referer, origin }) => referer ?? origin)).toEqual(asked.map(() => undefined));
  // the site itself is told: by what it asks for, and by whoever goes on from it
  await page.getByRole('link', { name: messages.en.foot.privacy }).click();
  await expect(page).toHaveURL(pages.privacyPolicy.en);
  expect(await page.evaluate(() => document.referrer)).toContain(tokenIn(address));
  expect(site.lines.join('\n')).not.toContain(tokenIn(address));
  await page.context().close();
  await site.stop();
  elsewhere.close();
});

test('STATUS-26: what is typed there outlives a reload, until it is sent', async ({ page }) => {
  const { msg } = messages.pl;
  await page.goto((await placeOrder(page.request, 'pl')).status);
  const field = page.getByLabel(msg.label);
  for (const text of ['Czy rama może być ciemniejsza?\nZ orzecha.', 'שלום, „proszę” & <dziękuję>']) {
    await field.fill(text);
    await page.reload();
    await expect(field).toHaveValue(text);
  }
  await page.getByRole('button', { name: msg.send }).click();
  await page.waitForURL('**#messages');
  await expect(page.getByRole('listitem').filter({ hasText: 'dziękuję' })).toBeVisible();
  for (const _ of ['at once', 'loaded anew']) {
    await expect(field).toHaveValue('');
    await page.reload();
  }
});

test('STATUS-1, TRUST-9: in a browser without Sec-Fetch-Site the buyer writes there, by its own Origin', async ({
  browser,
}) => {
  const proxy = await openProxy(/^sec-fetch-/);
  const base = `http://localhost:${proxy.port}`;
  const site = await OwnSite.start({ PUBLIC_ORIGINS: base });
  proxy.lead(site.port);
  const page = await browser.newPage({ baseURL: base, javaScriptEnabled: false });
  const { status: address } = await placeOrder(page.request, 'pl');
  await page.goto(address);
  await page.getByLabel(messages.pl.msg.label).fill('Czy zdążymy przed świętami?');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: messages.pl.msg.send }).click();
  expect((await (await sent).allHeaders()).origin).toBe(base);
  await page.waitForURL(`**${address}#messages`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Czy zdążymy przed świętami?' })).toBeVisible();
  await page.context().close();
  proxy.close();
  await site.stop();
});
