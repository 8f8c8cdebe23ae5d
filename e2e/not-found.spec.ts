import { pictures } from '@/content/shop';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '@/tests/support/test';

const unknown = [
  '/nie-ma',
  '/en/nothing',
  '/sklep/7',
  '/order/xyz',
  '/order/picture/0',
  '/order/picture/01',
  '/galeria/koty',
];

test.describe('an unknown address', () => {
  // Chromium reports the page's own 404 in the console
  test.use({ allowedErrors: [/404/] });

  for (const path of unknown) {
    test(`${path} is a real 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    });
  }

  test('it speaks both languages, Polish first, and its first link leads home', async ({ page }) => {
    await page.goto('/nie-ma');
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

test('the sitemap names every page in both languages, and no page twice', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const locale of locales) {
    expect(addresses).toContain(pathTo('home', locale));
    expect(addresses).toContain(pathTo('storeRegulations', locale));
    expect(addresses).toContain(pathTo('order', locale, { type: 'posters' }));
    for (const { number } of pictures) {
      expect(addresses).toContain(pathTo('orderItem', locale, { type: 'picture', id: number }));
    }
    expect(addresses).not.toContain(pathTo('orderSent', locale));
  }
  expect([...text.matchAll(/hreflang="x-default"/g)]).toHaveLength(addresses.length);
});

test('every address of the sitemap answers', async ({ request }) => {
  test.setTimeout(120_000);
  const text = await (await request.get('/sitemap.xml')).text();
  for (const [, address] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { pathname } = new URL(address ?? '');
    expect([pathname, (await request.get(pathname)).status()]).toEqual([pathname, 200]);
  }
});

test('robots.txt names the sitemap and keeps out of the API only', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text.match(/Disallow/g)).toHaveLength(1);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m);
});

test('the icons are there', async ({ page, request }) => {
  await page.goto(pathTo('home', 'en'));
  const icons = await page
    .locator('link[rel*=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of [...icons, '/favicon.ico']) expect((await request.get(icon)).status()).toBe(200);
});
