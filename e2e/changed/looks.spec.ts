import type { Locator } from 'playwright/test';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { added, goneWorks } from './content';
import { expect, test } from './test';

const pagesOf = (locale: Locale): readonly string[] => [
  pathTo('home', locale),
  pathTo('shop', locale),
  pathTo('lessonsForm', locale),
  pathTo('order', locale, { type: 'picture' }),
  pathTo('order', locale, { type: 'portraits' }),
  pathTo('orderItem', locale, { type: 'portraits', id: 1 }),
  pathTo('orderItem', locale, { type: 'picture', id: added.number }),
  ...goneWorks.flatMap(({ artwork, number }) => [
    artworkPath(artwork, locale),
    pathTo('orderItem', locale, { type: 'picture', id: number }),
  ]),
];

/** How light a colour of `getComputedStyle` is, from 0 to 100. */
async function lightness(place: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  const colour = await place.evaluate((element, name) => getComputedStyle(element)[name], property);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 7.65;
}

for (const locale of locales) {
  test(`DESIGN-6: on the narrowest phone nothing goes over the edge (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pagesOf(locale)) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([path, over]).toEqual([path, 0]);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`SHOP-9: what is typed into the form on a painted wall can be read (${locale}, ${colorScheme})${longIf(locale === 'en')}`, async ({
        page,
      }) => {
        await page.goto(pathTo('home', locale));
        const form = page.locator('#main form').filter({ has: page.locator('[value=lessons]') });
        const input = form.getByLabel(messages[locale].form.email);
        const [text, ground] = [await lightness(input, 'color'), await lightness(input, 'backgroundColor')];
        expect(Math.abs(text - ground)).toBeGreaterThan(50);
      });
    });
  }
}
