import type { Locator, Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

const change = (page: Page, row: string): Locator => page.locator(`#change-${row}`);

for (const locale of locales) {
  const words = messages[locale].order;

  test(`ORDER-23: every choice is checked before Order, with what is open and what the price consists of, in ${locale}${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    await form.chooseMedium('mug');
    await form.chooseSize('a3');
    await page.locator('#comment').fill('14 VI');
    const check = page.getByRole('region', { name: words.review.h });
    await form.fillDelivery({ ...buyer, phone: '' });
    // the price is known before, and what is still to fill in stands there itself
    await expect(form.total).toBeVisible();
    await expect(check).toHaveCount(0);
    await form.fillDelivery();
    await expect(check.getByRole('term')).toHaveText([
      words.lines.item,
      words.lines.size,
      words.lines.medium,
      ...(locale === 'pl' ? ['Kolor wnętrza', 'Kolor uszka'] : ['Interior colour', 'Handle colour']),
      words.lines.comment,
      ...Object.values(words.delivery),
    ]);
    await expect(check.locator('[data-open]')).toHaveText([words.agree, words.agree]);
    await expect(check).toContainText(
      locale === 'pl'
        ? 'Do uzgodnienia zostaje: kolor wnętrza, kolor uszka.'
        : 'Left to agree: interior colour, handle colour.',
    );
    await expect(check.locator('#change-phone')).toHaveCount(1);
    await expect(check).toContainText(buyer.address);
    await expect(page.locator('main form [data-line]')).toHaveText([
      locale === 'pl' ? /^Kubek ok..330.ml, A3.*zł$/ : /^Mug about 330.ml, A3.*zł$/,
      locale === 'pl' ? /^Dostawaod 25,00.zł, zależnie od kraju$/ : /^Deliveryfrom 25.00.zł, depending on the country$/,
      new RegExp(`^${words.priceAlone.replaceAll(' ', '.')}`),
    ]);
    await page.locator('input[name="attribute.interior"][value="5"]').check();
    await expect(check.locator('[data-open]')).toHaveCount(1);
    await expect(check).toContainText(
      locale === 'pl' ? 'Jedna rzecz czeka' : 'One thing is left to agree: handle colour.',
    );
    // nothing to change about what the address says
    await expect(check.getByRole('link')).toHaveCount(10);
  });

  test(`ORDER-23: Change leads to the field and back to the row, in ${locale}${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    await form.chooseMedium('mug');
    await form.chooseSize('a3');
    await form.fillDelivery();
    const back = page.getByRole('button', { name: words.review.back });
    await expect(back).toHaveCount(0);

    await change(page, 'attribute-handle').press('Enter');
    await expect(page.locator('input[name="attribute.handle"]:checked')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await back.press('Enter');
    await expect(change(page, 'attribute-handle')).toBeFocused();
    await expect(back).toHaveCount(0);

    // Enter in a line goes back, and places no order
    await change(page, 'first_name').press('Enter');
    await expect(page.locator('#first_name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ola');
    await page.keyboard.press('Enter');
    await expect(change(page, 'first_name')).toBeFocused();
    await expect(page.locator('#first_name')).toHaveValue('Ola');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

    // in several lines it begins the next one
    await change(page, 'address').press('Enter');
    await page.keyboard.type('ul. Prosta 1');
    await page.keyboard.press('Escape');
    await expect(change(page, 'address')).toBeFocused();
  });

  test(`ORDER-23: a row that a change made away with leads back to the heading, in ${locale}${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    await form.chooseMedium('mug');
    await form.chooseSize('a3');
    await form.fillDelivery();
    await change(page, 'attribute-handle').click();
    await form.chooseMedium('wood');
    await expect(page.getByRole('region', { name: words.review.h })).toBeVisible();
    await page.getByRole('button', { name: words.review.back }).click();
    await expect(page.getByRole('heading', { name: words.review.h })).toBeFocused();
  });
}

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('ORDER-23: every choice is checked all the same', async ({ page, context }) => {
    const form = new OrderForm(page, 'en');
    await form.open('posters', 1);
    await context.setOffline(true);
    await form.chooseMedium('mug');
    await form.chooseSize('a3');
    await form.fillDelivery();
    await expect(page.getByRole('region', { name: form.words.review.h })).toBeVisible();
  });
});

for (const [width, height, stays] of [
  [844, 390, false],
  [1280, 460, false],
  [800, 500, false],
  [390, 844, true],
  [1440, 900, true],
] as const)
  test(`ORDER-23: the preview is in sight beside the price (${width} × ${height})${longIf(![844, 1440].includes(width))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const form = new OrderForm(page, 'en');
    await form.open('posters', 1);
    await form.chooseMedium('mug');
    await form.chooseSize('a3');
    await form.total.scrollIntoViewIfNeeded();
    const tile = page.locator('.check__seen svg.sc');
    const stage = page.locator('main figure').first();
    await expect(stays ? stage : tile).toBeInViewport();
    if (stays) await expect(tile).toBeHidden();
    else await expect(stage).not.toBeInViewport();
  });
