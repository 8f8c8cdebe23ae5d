import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';

test.describe('an unknown address', () => {
  // Chromium reports the page's own 404 in the console
  test.use({ allowedErrors: [/404/] });

  test('ROUTES-8: it speaks both languages, Polish first, and its first link leads home', async ({ page }) => {
    await page.goto('/nie-ma');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    const links = page.locator('main a');
    await expect(links.first()).toHaveAttribute('href', '/');
    await expect(page.locator('main section').first()).toHaveAttribute('lang', 'pl');
    for (const locale of locales) {
      const half = page.locator(`main section[lang=${locale}]`);
      await expect(half.getByRole('link', { name: messages[locale].e404.back })).toHaveAttribute(
        'href',
        pathTo('home', locale),
      );
      await expect(half.getByRole('link', { name: messages[locale].e404.gal })).toHaveAttribute(
        'href',
        pathTo('gallery', locale),
      );
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await links.first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the icons are there', async ({ page, request }) => {
  await page.goto(pathTo('home', 'en'));
  const attributes = ['rel', 'href', 'sizes', 'type'];
  const links = await page
    .locator('link[rel*=icon]')
    .evaluateAll((found, names) => found.map((link) => names.map((name) => link.getAttribute(name))), attributes);
  expect(links).toEqual([
    ['icon', '/favicon.ico', '48x48', 'image/x-icon'],
    ['icon', '/icon.svg', 'any', 'image/svg+xml'],
    ['apple-touch-icon', '/apple-icon.png', '180x180', 'image/png'],
  ]);
  for (const [, href, , type] of links) {
    const answer = await request.get(href ?? '');
    expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, type]);
  }
});
