import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { received } from '../support/inbox';
import { OrderForm, Stage } from '../support/order-form';
import { expect, test } from '../support/test';

const from = { pl: (zloty: string) => `od ${zloty},00 zł`, en: (zloty: string) => `from ${zloty}.00 zł` };

for (const locale of locales) {
  test(`ORDER-14: a custom size is priced as it is typed, and the server agrees (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    const price = (zloty: string) => form.total.getByText(from[locale](zloty), { exact: true });
    const { strap } = new Stage(page);
    const depends = page.getByText(form.words.priceBySize);
    await form.open('posters', 1);
    await form.chooseMedium('print');
    await form.chooseSize('custom');
    const range = form.total.getByText(locale === 'pl' ? '49,00 zł do 199,00 zł' : '49.00 zł to 199.00 zł');
    await expect(range).toBeVisible();
    await expect(depends).toBeVisible();
    const typed: readonly (readonly [width: string, height: string, zloty: string])[] = [
      ['60x80', '', '149'],
      ['60 × 80 cm', '', '149'],
      ['0,6 m', '80', '149'],
      ['21', '29,7', '49'],
      ['30 in', '20 inches', '149'],
      ['300 x 200 cm', '', '1100'],
    ];
    for (const [width, height, zloty] of typed) {
      await page.locator('#width').fill(width);
      await page.locator('#height').fill(height);
      await expect(price(zloty)).toBeVisible();
      await expect(strap).toContainText(from[locale](zloty));
      await expect(depends).toHaveCount(0);
    }
    await page.locator('#width').fill('nad kanapę');
    await expect(range).toBeVisible();
    await expect(depends).toBeVisible();

    await page.locator('#width').fill('3 m');
    await page.locator('#height').fill('2 m');
    await form.fillDelivery();
    await form.acceptTerms();
    const reference = await form.order();
    const order = (await received()).find((one) => one.reference === reference);
    expect(order?.fields.price).toEqual({ grosze: 110000, from: true });
  });

  test(`a portrait shows its lowest price before any choice (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const lowest = { pl: '149,00 zł', en: '149.00 zł' }[locale];
    for (const item of [null, 3]) {
      await new OrderForm(page, locale).open('portraits', item);
      await expect(page.locator('form').getByText(lowest, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(messages[locale].order.price, { exact: true })).toHaveCount(0);
    }
  });
}
