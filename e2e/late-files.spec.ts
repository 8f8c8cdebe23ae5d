import type { Page, Request } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { oneOfEachKind } from '@/tests/support/addresses';
import { alive } from '@/tests/support/alive';
import { rulesMissingIn } from '@/tests/support/own-rules';
import { expect, test } from '@/tests/support/test';

const pictures = '**/works/*';
const isLate = (request: Request): boolean => /\.js$/.test(new URL(request.url()).pathname);

/** The addresses of scripts that the page has asked for so far. */
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

/** The page's timers stand still. */
async function withoutTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

const looks = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

/** How a page looks when nothing changes any more: pictures are fetched when they are looked at, and painted later still. */
async function settledLooks(page: Page): Promise<Buffer> {
  let last = await looks(page);
  await expect(async () => {
    const before = last;
    last = await looks(page);
    expect(before.equals(last)).toBe(true);
  }).toPass();
  return last;
}

test.describe('scripts come after the first pictures', () => {
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
    await withoutTime(page);
    const asked = lateFilesOf(page);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(5);
  });

  test('or when three seconds have passed', async ({ page }) => {
    await withoutTime(page);
    const asked = lateFilesOf(page);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2_999);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBeGreaterThan(5);
  });

  test('pictures that are not there to be had hold nothing up', async ({ page }) => {
    await page.route(pictures, (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto(pathTo('gallery', 'en'));
    await alive(page);
  });
});

test.describe('a script that does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  const data = '**/_next/static/data/*';

  test('is asked for again, and the page comes alive', async ({ page }) => {
    let asked = 0;
    await page.route(data, (route) => (asked++ ? route.continue() : route.abort()));
    await page.goto(pathTo('gallery', 'en'));
    await alive(page);
    expect(asked).toBe(3);
  });

  test('of a version that is gone has the page loaded anew', async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route(data, (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'commit' });
    await expect.poll(() => loads).toBe(2);
    await alive(page);
  });

  test('has the page loaded anew only once', async ({ page }) => {
    let [asked, loads] = [0, 0];
    page.on('domcontentloaded', () => loads++);
    await page.route(data, (route) => {
      asked++;
      return route.fulfill({ status: 404 });
    });
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'commit' });
    await expect.poll(() => asked).toBe(4);
    await page.waitForTimeout(1000);
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a page looks as if it had all rules of its sheets', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const { name, path } of oneOfEachKind)
    test(name, async ({ page }) => {
      const fetched: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'stylesheet') fetched.push(response.url());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(fetched).toEqual([]);
      const before = await settledLooks(page);
      const linked = await page.locator('link[rel=stylesheet]').evaluateAll((links) =>
        Promise.all(
          (links as HTMLLinkElement[]).map(
            (link) =>
              new Promise<void>((resolve, reject) => {
                link.onload = () => resolve();
                link.onerror = () => reject(new Error(link.href));
                link.media = 'all';
                link.disabled = false;
              }),
          ),
        ).then(({ length }) => length),
      );
      expect(linked).toBeGreaterThan(0);
      expect(fetched).toHaveLength(linked);
      expect(before.equals(await looks(page))).toBe(true);
    });
});

test('the long scripts of every page ask to be compiled while they come', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !response.url().includes('/data/'))
      texts.push(response.text());
  });
  await page.goto(pathTo('privacyPolicy', 'en'), { waitUntil: 'networkidle' });
  const long = (await Promise.all(texts)).filter((text) => text.length > 100_000);
  expect(long.length).toBeGreaterThan(1);
  for (const text of long) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a rule that a page lacks is noticed at the end of a visit', async ({ page }) => {
  await page.goto(pathTo('home', 'en'), { waitUntil: 'networkidle' });
  expect(await rulesMissingIn([page])).toEqual([]);
  await page.locator('style[data-own]').evaluate((style) => style.remove());
  expect((await rulesMissingIn([page])).length).toBeGreaterThan(100);
  await page.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the rules for paper are there', async ({ page }) => {
    await page.goto(pathTo('orderSent', 'en'));
    await expect(page.locator('header').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').first()).toBeHidden();
  });
});
