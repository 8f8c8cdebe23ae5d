import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { alive, expect, test } from '../support/test';

/** How many pictures of the page have come, and how many it has. */
const pictures = (page: Page) =>
  page.locator('main img').evaluateAll((images) => ({
    there: (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    all: images.length,
  }));

test('the rest of the pictures comes by itself once the first screen is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'en'));
  const { all } = await pictures(page);
  expect(all).toBeGreaterThan(10);
  await expect.poll(async () => (await pictures(page)).there).toBe(all);
});

test('but not where the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'en'));
  await alive(page);
  await page.waitForLoadState('networkidle');
  const { there, all } = await pictures(page);
  expect(there).toBeLessThan(all);
});
