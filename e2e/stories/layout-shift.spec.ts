import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { isSample, oneOfEachKind } from '../support/addresses';
import { BannerStory, successionOf } from '../support/banner';
import { longIf } from '../support/in-process/long';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** So late that the page has been shown in the fallback fonts. */
const fontsLateMs = 1500;

/** How many of the site's own faces words may be drawn with. */
const ownFaces = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback')).length,
  );

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    // the question about cookies appears too, and must move nothing
    test.use({ viewport, allowedErrors: [/404/], consent: null });
    for (const { name, path } of [...oneOfEachKind, { name: '404', path: '/typo' }]) {
      test(`nothing moves by itself: ${name}${longIf(viewport.width > 390 || !isSample(path))}`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            window.scrollTo({ top: y, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
        });
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
      });
    }

    for (const { name, path } of oneOfEachKind) {
      test(`nothing moves when the fonts arrive late: ${name}${longIf(viewport.width > 390 || !isSample(path))}`, async ({
        page,
      }) => {
        await page.route('**/fonts/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, fontsLateMs));
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'load' });
        await expect.poll(() => ownFaces(page)).toBe(4);
        await page.waitForTimeout(300);
        expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
      });
    }
  });
}

test('what moves is noticed', async ({ page }) => {
  await watchShifts(page);
  await page.goto(pathTo('privacyPolicy', 'en'), { waitUntil: 'networkidle' });
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('beforebegin', '<p>Once more</p>'.repeat(9)));
  await expect.poll(() => shiftsOf(page)).toBeGreaterThan(mostShift);
});

test('nothing moves while the banner’s pictures change for 30 s', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const banner = new BannerStory(page, 'pl');
  await banner.openWithClock();
  const seen = await banner.watch(30_000);
  expect(successionOf(seen, 0).length).toBeGreaterThan(3);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
});

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test(`no page scrolls sideways${longIf(width > 320)}`, async ({ page }) => {
      for (const { path } of oneOfEachKind) {
        await page.goto(path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, wide]).toEqual([path, width]);
      }
    });
  });
}
