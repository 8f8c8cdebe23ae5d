import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const inMenu = ['about', 'gallery', 'orders', 'classes', 'contact'] as const;

for (const { width, height, offset } of [
  { width: 1440, height: 900, offset: 80 },
  { width: 390, height: 844, offset: 52 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const locale of locales) {
      test(`ROUTES-12: the menu leads to each section, below the header, and marks it (${locale})${longIf(width < 992 === (locale === 'pl'))}`, async ({
        page,
      }) => {
        await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
        const words = messages[locale];
        // in both menus, the one for wide windows and the one for narrow ones
        const marks = () =>
          page
            .locator('header nav a[aria-current="true"]')
            .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
        expect(await marks()).toEqual([]);
        for (const section of inMenu) {
          const id = sections[section][locale];
          if (width < 992) await page.locator('summary').click();
          await page.getByRole('navigation', { name: words.site.menu }).locator(`a[href="#${id}"]`).click();
          const top = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
          await expect.poll(async () => Math.round(await top())).toBe(offset);
          await expect.poll(marks).toEqual([id, id]);
        }
        // the logo scrolls to the top (ROUTES-13), where no section is the current one
        await page.getByRole('banner').getByRole('link').first().click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect.poll(marks).toEqual([]);
      });
    }
  });
}
