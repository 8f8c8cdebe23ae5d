import type { Locator, Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { received } from '../support/inbox';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
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

    await change(page, 'attribute-handle').click();
    await expect(page.locator('input[name="attribute.handle"]:checked')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await back.click();
    await expect(change(page, 'attribute-handle')).toBeFocused();
    await expect(back).toHaveCount(0);

    // Enter in a line goes back, and places no order
    await change(page, 'first_name').click();
    await expect(page.locator('#first_name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ola');
    await page.keyboard.press('Enter');
    await expect(change(page, 'first_name')).toBeFocused();
    await expect(page.locator('#first_name')).toHaveValue('Ola');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

    // in several lines it begins the next one
    await change(page, 'address').click();
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

/** Whether the focused control is seen: in the window, and under nothing. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const shown = focused?.closest('label') ?? focused;
    if (!focused || !shown) return false;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return above !== null && (shown.contains(above) || above.contains(shown));
  });

/** Presses Tab until the focus is there; every stop on the way is seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isSeen(page)).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the focus never came there');
}

const screens = [
  { name: 'at 320 px', width: 320, height: 640 },
  // 1280 x 1024 with everything four times as large
  { name: 'at 400 % zoom', width: 320, height: 256 },
] as const;

for (const { name, ...viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' } as object);
    test(`DESIGN-14: one order from beginning to end with the keyboard alone${longIf(name === 'at 320 px')}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const form = new OrderForm(page, 'en');
      await form.open('posters', 4);
      await tabTo(page, page.locator('input[name=medium]').first());
      for (let n = 0; n < 2; n += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect(form.radio('Mug about 330 ml')).toBeChecked();
      // its questions come a moment after, and Tab would pass the place where they will stand
      const interior = page.locator('input[name="attribute.interior"]:checked');
      await interior.waitFor();
      await tabTo(page, interior);
      await page.keyboard.press('ArrowRight');
      await tabTo(page, page.locator('input[name=size]').first());
      await page.keyboard.press('Space');
      for (const [field, text] of Object.entries(buyer)) {
        await tabTo(page, page.locator(`#${field}`));
        await page.keyboard.type(text);
      }
      // changed on the check, and back
      await tabTo(page, change(page, 'size'));
      await page.keyboard.press('Enter');
      await expect(page.locator('input[name=size]').first()).toBeFocused();
      await expect.poll(() => isSeen(page)).toBe(true);
      await page.keyboard.press('ArrowRight');
      await tabTo(page, page.getByRole('button', { name: form.words.review.back }));
      await page.keyboard.press('Enter');
      await expect(change(page, 'size')).toBeFocused();
      await expect.poll(() => isSeen(page)).toBe(true);
      await tabTo(page, page.locator('#terms'));
      await page.keyboard.press('Space');
      await tabTo(page, form.send);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press('Enter');
      const reference = await referenceOf(page, 'en');
      const order = (await received()).find((one) => one.reference === reference);
      expect(order?.fields.draft).toMatchObject({ medium: 'mug', size: 'a3', attributes: { interior: 4 } });
    });
  });
}

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
