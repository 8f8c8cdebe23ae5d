import type { Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { pages } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { studio } from '../support/inbox';
import { OrderForm } from '../support/order-form';
import { placeOrder } from '../support/placed-order';
import { expect, test } from '../support/test';

/** Words of `messages` as the page shows them. */
const plain = (text: string): RegExp => new RegExp(text.replace(/<.*?>/g, '').replace(/ /g, '[ \\u00a0]'));

const quote = (reference: string) =>
  studio(
    ...['inbox', 'quote', reference, '--price', '1420', '--delivery', '30', '--by', '2099-12-10'],
    // a day so far away is questioned
    ...['--arrives', '2099-12-14', '--note', 'Szkic za trzy dni.', '--yes'],
  );
const show = (reference: string) => studio('inbox', 'show', reference);

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

      await quote(reference);
      const tabs = [page, await context.newPage()] as const;
      for (const tab of tabs) {
        await tab.goto(address);
        await expect(heading(tab, offer.h)).toBeVisible();
        await expect(tab.getByText('Szkic za trzy dni.')).toBeVisible();
        await tab.getByRole('link', { name: offer.yes }).click();
      }
      // the last word names the sum and the day
      const named =
        locale === 'pl'
          ? 'Przyjmuję: 1450,00 zł, gotowe do 10 grudnia 2099'
          : 'I accept: 1450.00 zł, ready by 10 December 2099';
      // the second tab still shows the offer when the first one has accepted it
      for (const tab of tabs) {
        await tab.getByRole('button', { name: plain(named) }).click();
        await expect(tab).toHaveURL(address);
        await expect(tab.locator('[aria-current=step]')).toContainText(status.states.accepted);
        await expect(tab.getByRole('link', { name: offer.yes })).toHaveCount(0);
      }
      expect((await show(reference)).match(/Oferta przyjęta, 1450,00 zł/g)).toHaveLength(1);
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
      expect(await show(reference)).toContain('Od kupującego: Czy tło może zostać jasne?');
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
      await page.locator('main summary').press('Enter');
      await expect(page.getByText('anna@gmail.com')).toBeVisible();
      expect(await show(reference)).toContain('Poprawione dane do kontaktu');
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

  test(`STATUS-1: the order-sent page leads to the order’s own page (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('picture', 1);
    await form.fillDelivery();
    await form.acceptTerms();
    await form.order();
    await page.getByRole('link', { name: messages[locale].sent.status }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.h);
  });
}
