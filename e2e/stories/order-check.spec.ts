import { buyer, OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

test('ORDER-23, ORDER-30: before Order, what is ordered, who gets it, where it goes and what that costs', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  const { words } = form;
  await form.open('posters', 1);
  const where = page.getByRole('radiogroup', { name: words.fields.destination });
  await expect(where).toHaveCount(0);
  await form.chooseMedium('mug');
  await form.chooseSize('a3');
  const lines = page.locator('main form [data-line]');
  await expect(lines).toHaveText([
    /^Mug about 330.ml, A3.*zł$/,
    /^Deliveryfrom 25.00.zł, depending on the country$/,
    new RegExp(`^${words.priceAlone.replaceAll(' ', '.')}`),
  ]);
  // the address says where it goes, until another is chosen
  await form.fillDelivery({ ...buyer, address: '1 Hay Street, Dublin, Ireland' });
  await expect(where.getByRole('radio', { name: 'European Union' })).toBeChecked();
  await expect(lines.last()).toHaveText(/^Price with delivery ?from 138.00.zł$/);
  await where.getByRole('radio', { name: 'Poland' }).check();
  await expect(lines.last()).toHaveText(/from 84.00.zł$/);

  const heading = page.getByRole('heading', { name: words.review.h });
  const box = page.locator('main form div', { has: heading }).last();
  await expect(box).toContainText('1 Hay Street, Dublin, Ireland');
  await page.getByRole('link', { name: `${words.review.change}: ${words.deliveryH}` }).press('Enter');
  await expect(page.locator('#first_name')).toBeFocused();
  await page.getByRole('link', { name: `${words.review.change}: ${words.steps.params}` }).press('Enter');
  await expect(page.locator('#medium')).toBeFocused();
});

test('ORDER-23: the preview is in sight beside the price', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('posters', 1);
  await form.chooseMedium('mug');
  await form.chooseSize('a3');
  const tile = page.locator('.check__seen svg.sc');
  const stage = page.locator('main figure').first();
  for (const [width, height, stays] of [
    [844, 390, false],
    [1280, 460, false],
    [800, 500, false],
    [390, 844, true],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.total.scrollIntoViewIfNeeded();
    await expect(stays ? stage : tile).toBeInViewport();
    if (stays) await expect(tile).toBeHidden();
    else await expect(stage).not.toBeInViewport();
  }
});
