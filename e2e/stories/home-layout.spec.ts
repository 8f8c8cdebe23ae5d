import type { Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const screens = [
  [1600, 900],
  [1440, 900],
  [992, 800],
  [991, 800],
  [844, 390],
  [768, 1024],
  [640, 900],
  [390, 844],
  [352, 700],
  [320, 640],
] as const;

/** Shows the home page at each size. */
async function atEverySize(page: Page, path: string, look: (width: number) => Promise<void>) {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}

for (const locale of locales) {
  const home = pathTo('home', locale);
  test.describe(locale, () => {
    test(`DESIGN-7: the banner’s canvases hang whole, at their own ratio${longIf(locale === 'en')}`, async ({
      page,
    }) => {
      await atEverySize(page, home, async (width) => {
        const canvases = page.locator('section:has(h1) a').filter({ has: page.locator('img') });
        const cut = await canvases
          .locator('img')
          .evaluateAll((imgs) =>
            (imgs as HTMLImageElement[])
              .filter((img) => !img.src.includes('hallway') && !img.closest('[data-coming]'))
              .map(
                (img) =>
                  img.clientWidth / img.clientHeight -
                  Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
              ),
          );
        expect(cut).toHaveLength(3);
        for (const difference of cut) expect([width, Math.abs(difference) < 0.02]).toEqual([width, true]);
      });
    });

    test(`DESIGN-21: the labels of the formats are 13.5 to 20 px at every width${longIf(locale === 'en')}`, async ({
      page,
    }) => {
      await atEverySize(page, home, async (width) => {
        const sizes = await page.locator('figure svg[role=img]').evaluate((svg) => {
          const unit = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
          return [...svg.querySelectorAll('text')].map(
            (text) => Number.parseFloat(getComputedStyle(text).fontSize) * unit,
          );
        });
        expect(sizes.length).toBeGreaterThan(0);
        expect([width, Math.min(...sizes) >= 13.5, Math.max(...sizes) <= 20]).toEqual([width, true, true]);
      });
    });

    test(`ROUTES-17: the footer leads to gallery and shop${longIf(locale === 'pl')}`, async ({ page }) => {
      await page.goto(home);
      for (const id of ['gallery', 'portraits', 'wall_art', 'shop', 'storeRegulations'] as const)
        await expect(page.locator(`footer a[href="${pathTo(id, locale)}"]`)).toBeVisible();
    });
  });
}
