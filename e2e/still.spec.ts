import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { alive } from '@/tests/support/alive';
import { expect, test } from '@/tests/support/test';

/** How many of the elements React knows, once the page is alive. */
async function known(page: Page, selector: string): Promise<number> {
  const ofReact = (found: Element[]) =>
    found.filter((element) => Object.keys(element).some((key) => key.startsWith('__react'))).length;
  await alive(page);
  return page.locator(selector).evaluateAll(ofReact);
}

test('what no script changes is taken as it stands, and is all there', async ({ page }) => {
  await page.goto(pathTo('gallery', 'en'));
  expect(await known(page, 'footer a')).toBe(0);
  // the first work hangs beside the title, not on the wall
  expect(await known(page, 'main [data-file]')).toBe(1);
  await expect(page.locator('main [data-file]')).toHaveCount(50);
});

for (const id of ['gallery', 'shop', 'home'] as const)
  test(`a page that was changed on its way is made anew with all that was still (${id})`, async ({ page }) => {
    const path = pathTo(id, 'en');
    await page.goto(path);
    const pictures = await page.locator('main img').count();
    // React reports what it found, which is what this story is about
    await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()));
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('>Contact</a>', '>Kontakt</a>') });
    });
    await page.goto(path);
    await expect(page.locator('header nav').first()).toContainText('Contact');
    await expect(page.locator('main img')).toHaveCount(pictures);
    await expect(page.locator('footer')).toContainText('©');
  });
