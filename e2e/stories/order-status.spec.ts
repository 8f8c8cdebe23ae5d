import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from 'playwright/test';
import { formPath, shopOrders } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { pages } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { offer as makeOffer } from '../support/in-process/offer';
import { received } from '../support/inbox';
import { OwnSite } from '../support/own-site';
import { photo } from '../support/photos';
import { openProxy } from '../support/proxy';
import { expect, test } from '../support/test';

/** `status`: the address of its private page. */
type PlacedOrder = Readonly<{ reference: string; status: string }>;

let orders = 0;

/** An order with a photo, sent as the form sends it; each time another one. */
async function placeOrder(
  request: APIRequestContext,
  language: Locale,
  email = 'anna@poczta.example',
): Promise<PlacedOrder> {
  const { buffer, name, mimeType } = await photo('kot.jpg');
  const answer = await request.post(formPath(shopOrders), {
    multipart: {
      type: 'custom-pictures',
      variant: '1',
      size: '2',
      description: `Kot ${Date.now()} ${++orders}`,
      language,
      first_name: 'Anna',
      last_name: 'Nowak',
      address: 'ul. Prosta 1',
      phone: '600',
      email,
      terms: 'true',
      photo: { buffer, name, mimeType },
    },
  });
  return (await answer.json()) as PlacedOrder;
}

const tokenIn = (address: string): string => address.split('/').at(-1) ?? '';

test('STATUS-1: nothing that is left of the page names it: no list, no cache', async ({ page }) => {
  const { status: address } = await placeOrder(page.request, 'pl');
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.not.stringContaining('unsafe'),
  });
  await page.getByRole('link', { name: messages.pl.foot.privacy }).click();
  await expect(page).toHaveURL(pages.privacyPolicy.pl);
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toMatch(/zamowienie\/stan|order\/status/);
});

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
  // its links to other sites lead to one that listens
  const links = page.locator('a[href^="http"]');
  await links.evaluateAll(
    (all, to) => {
      for (const link of all) (link as HTMLAnchorElement).href = to;
    },
    `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`,
  );
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let n = 0; n < count; n += 1) {
    await links.nth(n).click({ modifiers: ['ControlOrMeta'] });
    // a new tab may take its time on a busy machine
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(n + 1);
  }
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

for (const locale of locales) {
  const { msg } = messages[locale];

  test.describe(`in a browser without Sec-Fetch-Site, in ${locale}${longIf(locale === 'en')}`, () => {
    test('STATUS-1, TRUST-9: the buyer writes there, by its own Origin', async ({ browser }) => {
      const proxy = await openProxy(0, /^sec-fetch-/);
      const base = `http://localhost:${proxy.port}`;
      const site = await OwnSite.start({ PUBLIC_ORIGINS: base });
      proxy.lead(site.port);
      const page = await browser.newPage({ baseURL: base, javaScriptEnabled: false });
      const { status: address } = await placeOrder(page.request, locale);
      await page.goto(address);
      await page.getByLabel(msg.label).fill('Czy zdążymy przed świętami?');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: msg.send }).click();
      expect((await (await sent).allHeaders()).origin).toBe(base);
      await page.waitForURL(`**${address}#messages`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Czy zdążymy przed świętami?' })).toBeVisible();
      await page.context().close();
      await proxy.close();
      await site.stop();
    });
  });
}

/** Words of `messages` as the page shows them. */
const plain = (text: string): RegExp => new RegExp(text.replace(/<.*?>/g, '').replace(/ /g, '[ \\u00a0]'));

const historyOf = async (reference: string) => (await received()).find((one) => one.reference === reference)?.history;

for (const locale of locales) {
  const { status, offer, msg, gone } = messages[locale];
  const heading = (page: Page, name: string) => page.getByRole('heading', { name: plain(name) });

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, allowedErrors: [/404/] });

    test(`STATUS-5: an order is offered by the desk and accepted by the buyer, once${longIf(locale === 'en')}`, async ({
      page,
      context,
    }) => {
      const { reference, status: address } = await placeOrder(page.request, locale);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.h);
      await expect(page.locator('[aria-current=step]')).toContainText(status.states.received);
      await expect(page.getByRole('img').first()).toBeVisible();
      await expect(heading(page, offer.h)).toHaveCount(0);

      await makeOffer(reference);
      const tabs = [page, await context.newPage()] as const;
      for (const tab of tabs) {
        await tab.goto(address);
        await expect(heading(tab, offer.h)).toBeVisible();
        await expect(tab.getByText('Szkic za trzy dni.')).toBeVisible();
        await tab.getByRole('link', { name: offer.yes }).click();
      }
      // the last word names the sum
      const named =
        locale === 'pl' ? 'Zamawiam z obowiązkiem zapłaty: 1450,00 zł' : 'Order with obligation to pay: 1450.00 zł';
      // the second tab still shows the offer when the first one has accepted it
      for (const tab of tabs) {
        await tab.getByRole('button', { name: plain(named) }).click();
        await expect(tab).toHaveURL(address);
        await expect(tab.locator('[aria-current=step]')).toContainText(status.states.accepted);
        await expect(tab.getByRole('link', { name: offer.yes })).toHaveCount(0);
        await expect(heading(tab, messages[locale].due.h)).toBeVisible();
      }
      const answers = (await historyOf(reference))?.filter(({ type }) => type === 'answer');
      expect(answers).toEqual([expect.objectContaining({ answer: 'accepted', grosze: 145_000 })]);
    });

    test(`STATUS-6: a message is written by keyboard alone, and stands there and at the desk${longIf(locale === 'pl')}`, async ({
      page,
    }) => {
      const { reference, status: address } = await placeOrder(page.request, locale);
      await page.goto(address);
      await page.getByLabel(msg.label).focus();
      await page.keyboard.type('Czy tło może zostać jasne?');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: msg.send })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}#messages`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Czy tło może zostać jasne?' })).toContainText('Anna');
      expect(await historyOf(reference)).toContainEqual(
        expect.objectContaining({ type: 'message', from: 'buyer', text: 'Czy tło może zostać jasne?' }),
      );
    });

    test(`STATUS-10: contact details are corrected by keyboard alone${longIf(locale === 'en')}`, async ({ page }) => {
      const { reference, status: address } = await placeOrder(page.request, locale, 'anna@gmail.con');
      await page.goto(address);
      const change = page.getByRole('link', { name: plain(status.reach.change) }).first();
      await change.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(messages[locale].order.delivery.email).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('anna@gmail.com');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}`);
      await expect(page.getByText('anna@gmail.con')).toHaveCount(0);
      await expect(page.getByText('anna@gmail.com')).toBeVisible();
      await page.locator('main summary').press('Enter');
      await expect(page.getByText('anna@gmail.com')).toBeHidden();
      expect(await historyOf(reference)).toContainEqual(expect.objectContaining({ type: 'contact' }));
    });

    test(`STATUS-1: a link with a character missing leads nowhere, in both languages${longIf(locale === 'en')}`, async ({
      page,
    }) => {
      const { reference, status: address } = await placeOrder(page.request, locale);
      const answer = await page.goto(address.slice(0, -1));
      expect(answer?.status()).toBe(404);
      for (const one of locales) await expect(heading(page, messages[one].gone.h)).toBeVisible();
      expect(await page.content()).not.toContain(reference);
      await page.getByRole('link', { name: gone.write }).click();
      await expect(page).toHaveURL(pages.contactForm[locale]);
    });

    test(`STATUS-1: the header leads to the same order in the other language${longIf(locale === 'pl')}`, async ({
      page,
    }) => {
      const { status: address } = await placeOrder(page.request, locale);
      await page.goto(address);
      const other = locale === 'pl' ? 'en' : 'pl';
      await page.locator(`header a[hreflang=${other}]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[other].status.h);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
