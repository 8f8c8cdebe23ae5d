import { received } from '../support/inbox';
import { OrderForm, Stage } from '../support/order-form';
import { expect, test } from '../support/test';

test('ORDER-14: a custom size is priced as it is typed, and the server agrees', async ({ page }) => {
  const from = (zloty: string) => `od ${zloty},00 zł`;
  const form = new OrderForm(page, 'pl');
  const { strap } = new Stage(page);
  const depends = page.getByText(form.words.priceBySize);
  await form.open('posters', 1);
  await form.chooseMedium('print');
  await form.chooseSize('custom');
  const range = form.total.getByText('49,00 zł do 199,00 zł');
  const sizes: readonly (readonly [width: string, height: string, zloty: string | null])[] = [
    ['', '', null],
    ['60x80', '', '149'],
    ['30 in', '20 inches', '149'],
    ['nad kanapę', '', null],
    ['3 m', '2 m', '1100'],
  ];
  for (const [width, height, zloty] of sizes) {
    await page.locator('#width').fill(width);
    await page.locator('#height').fill(height);
    await expect(zloty ? form.total.getByText(from(zloty), { exact: true }) : range).toBeVisible();
    if (zloty) await expect(strap).toContainText(from(zloty));
    await expect(depends).toHaveCount(zloty ? 0 : 1);
  }
  await form.fillDelivery();
  await form.acceptTerms();
  const reference = await form.order();
  const order = (await received()).find((one) => one.reference === reference);
  expect(order?.fields.price).toEqual({ grosze: 110000, from: true });
});
