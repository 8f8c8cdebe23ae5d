import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { shownOf } from '../support/inbox';
import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

const wish = 'Dla Ani, na 20 grudnia.\nBez okularów';

for (const locale of locales) {
  const { fields, lines } = messages[locale].order;

  test(`ORDER-29: ${locale}, three mugs with a wish cost three times as much and arrive as typed`, async ({ page }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 5);
    await form.chooseMedium('mug');
    await form.chooseSize('a4');
    const price = async () =>
      Number.parseFloat(((await page.locator('.stage__cost b').textContent()) ?? '').replace(',', '.'));
    await expect.poll(price).toBeGreaterThan(0);
    const one = await price();
    await page.getByLabel(fields.quantity).selectOption('3');
    await expect.poll(price).toBeCloseTo(3 * one, 2);
    await form.fillDelivery();
    await page.getByLabel(fields.wish).fill(wish);
    // both wait in the draft
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByLabel(fields.quantity)).toHaveValue('3');
    await expect(page.getByLabel(fields.wish)).toHaveValue(wish);
    await form.acceptTerms();
    const reference = await form.order();
    await expect(page.locator('main')).toContainText('Bez okularów');
    await expect(page.locator('main')).toContainText(lines.quantity);
    expect(await shownOf(reference)).toMatch(/Liczba sztuk 3\n[\s\S]*Dla Ani, na 20 grudnia\.\nBez okularów/);
  });

  test(`ORDER-29: ${locale}, a painting ordered on the home page has a wish, too`, async ({ page }) => {
    const form = new HomeForm(page, 'orders', locale);
    await form.visit();
    await form.open();
    await form.fill({ extra: { wish } });
    await form.send.click();
    await expect(form.note).toContainText('Bez okularów');
  });
}
