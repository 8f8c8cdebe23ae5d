import type { Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { wordsOf } from '@/messages/translator';
import { expect, test } from '@/tests/support/test';

const rangeOf = (page: Page) => page.locator('input[type=range]');
/** How much of the width of each stage shows, in per cent. */
const shown = (page: Page): Promise<number[]> =>
  page.locator('figure ol li > :first-child').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const [, right = ''] = getComputedStyle(picture).clipPath.slice('inset('.length).split(' ');
      const hidden = right.endsWith('%') ? Number.parseFloat(right) : (/[\d.]+(?=%)/.exec(right)?.[0] ?? 0);
      return 100 - Number(hidden);
    }),
  );

for (const locale of locales) {
  const { wipe, photo, sketch, half, done } = wordsOf(locale).orders;
  test.describe(locale, () => {
    test('HOME-16: a range wipes from the photo to the painting, by keyboard too', async ({ page }) => {
      await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
      const range = rangeOf(page);
      await expect(range).toHaveAccessibleName(wipe);
      await expect(range).toHaveAttribute('aria-valuetext', half);
      expect(await shown(page)).toEqual([100, 100, 62, 0]);
      await range.focus();
      for (const [key, value, name, parts] of [
        ['Home', '0', photo, [100, 0, 0, 0]],
        ['ArrowRight', '1', photo, [100, 1, 0, 0]],
        ['End', '300', done, [100, 100, 100, 100]],
        ['ArrowLeft', '299', done, [100, 100, 100, 99]],
      ] as const) {
        await page.keyboard.press(key);
        await expect(range).toHaveValue(value);
        await expect(range).toHaveAttribute('aria-valuetext', name);
        expect(await shown(page)).toEqual(parts);
      }
      await range.fill('100');
      await expect(range).toHaveAttribute('aria-valuetext', sketch);
      await expect(page.locator('figure [data-now]')).toHaveText(sketch);
    });
  });
}

test('its script comes with the first touch, not with the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await rangeOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await rangeOf(page).hover();
  await expect.poll(() => scripts.length).toBe(before + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [320, 1440]) {
    test(`four pictures stand in a row, and there is no range (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(rangeOf(page)).toBeHidden();
      const boxes = await Promise.all((await page.locator('figure ol img').all()).map((img) => img.boundingBox()));
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      expect(boxes.every((box, at) => at === 0 || (box?.x ?? 0) > (boxes[at - 1]?.x ?? 0) + 30)).toBe(true);
    });
  }
});
