import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { received } from '../support/inbox';
import { OrderForm } from '../support/order-form';
import { expect, test } from './test';

/** As `nextFree` of content names it. */
const month = { pl: 'marzec', en: 'March' } as const;

for (const locale of locales) {
  const { hold, shop } = messages[locale];
  const state = shop.waitState.replace('{month}', month[locale]);
  const address = pathTo('orderItem', locale, { type: 'posters', id: 1 });

  test(`SHOP-8: posters have a waiting list: it is said with its month, and an order goes onto it (${locale})`, async ({
    page,
    changed,
  }) => {
    await page.goto(pathTo('shop', locale));
    await expect(page.locator('[data-state=waiting]').first()).toBeVisible();
    await expect(page.getByText(state).first()).toBeVisible();
    await page.locator(`#main a[href="${address}"]`, { hasText: hold.wait }).first().click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByText(state).first()).toBeVisible();
    await expect(page.getByText(bind(hold.orders.waiting, locale))).toBeVisible();
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    await form.chooseMedium('print');
    await form.chooseSize('a3');
    await form.fillDelivery();
    await form.acceptTerms();
    const reference = await form.order();
    expect((await received(changed.data)).filter((order) => order.reference === reference)).toMatchObject([
      { fields: { draft: { type: 'posters', medium: 'print' } } },
    ]);
  });
}
