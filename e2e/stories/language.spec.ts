import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/] });

test('where the site has the menu of languages no more, its link leads to the other language', async ({ page }) => {
  await page.goto(pathTo('gallery', 'en'), { waitUntil: 'networkidle' });
  await page.route('**/_i/language-popup-*', (route) => route.fulfill({ status: 404 }));
  await page.locator('header a[hreflang=pl]').first().click();
  await page.waitForURL(`**${pathTo('gallery', 'pl')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pl.gallery.h);
});
