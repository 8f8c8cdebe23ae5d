import type { Page, Request } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { oneOfEachKind } from '@/tests/support/addresses';
import { alive } from '@/tests/support/alive';
import { expect, test } from '@/tests/support/test';

const pictures = '**/works/*';
const sheets = '**/_next/**/*.css';
const isLate = (request: Request): boolean => /\.(?:css|js)$/.test(new URL(request.url()).pathname);

/** The addresses of sheets and scripts that the page has asked for so far. */
function lateFilesOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isLate(request)) asked.push(request.url());
  });
  return asked;
}

/** Answers to what is asked for at these addresses wait until the returned function is called. */
async function held(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** For how many of the page's sheets what holds for paper holds for the screen too. */
const counting = (page: Page): Promise<readonly string[]> =>
  page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media));

const looks = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

test.describe('sheets and scripts come after the first pictures', () => {
  test('they are asked for when the pictures are there', async ({ page }) => {
    const asked = lateFilesOf(page);
    const letGo = await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
    letGo();
    await alive(page);
    expect(asked.length).toBeGreaterThan(5);
  });

  test('or at the first press', async ({ page }) => {
    const asked = lateFilesOf(page);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await alive(page);
  });

  test('or when they do not come for long', async ({ page }) => {
    const asked = lateFilesOf(page);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await alive(page);
  });

  test('pictures that are not there to be had hold nothing up', async ({ page }) => {
    await page.route(pictures, (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto(pathTo('gallery', 'en'));
    await alive(page);
  });
});

test.describe('a page that is alive looks the same before its sheets are there', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const { name, path } of oneOfEachKind)
    test(name, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const letGo = await held(page, sheets);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await alive(page);
      // parts are fetched as soon as it is alive, and pictures when they are looked at
      await page.waitForTimeout(1000);
      await looks(page);
      expect(new Set(await counting(page))).toEqual(new Set(['print']));
      const before = await looks(page);
      letGo();
      await expect.poll(async () => new Set(await counting(page))).toEqual(new Set(['all']));
      expect(before.equals(await looks(page))).toBe(true);
    });
});

test('sheets count from the last to the first, so that their rules stay in order', async ({ page }) => {
  await page.addInitScript(() => {
    const order: number[] = [];
    Object.assign(window, { order });
    new MutationObserver((changes) => {
      const links = [...document.querySelectorAll('link[rel=stylesheet]')];
      for (const { target } of changes) order.push(links.indexOf(target as Element));
    }).observe(document, { subtree: true, attributeFilter: ['media'] });
  });
  await page.goto(pathTo('home', 'en'));
  await expect.poll(async () => new Set(await counting(page))).toEqual(new Set(['all']));
  const order = await page.evaluate(() => (window as unknown as { order: number[] }).order);
  expect(order).toEqual([...order.keys()].reverse());
  expect(order.length).toBeGreaterThan(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the sheets are there for paper', async ({ page }) => {
    await page.goto(pathTo('orderSent', 'en'));
    await expect(page.locator('header').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').first()).toBeHidden();
  });
});
