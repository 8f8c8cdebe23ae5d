import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { oneOfEachKind } from '@/tests/support/addresses';
import { alive } from '@/tests/support/alive';
import { rulesMissingIn } from '@/tests/support/own-rules';
import { expect, test } from '@/tests/support/test';

const pictures = '**/works/*';
/** What the page has asked for so far, by paths that are so. */
function askedOf(page: Page, what: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (what.test(pathname)) asked.push(pathname);
  });
  return asked;
}
const scripts = /\.js$/;
const fontFiles = /^\/fonts\//;
const pictureFiles = /^\/works\//;

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
    const asked = askedOf(page, scripts);
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
    const asked = askedOf(page, scripts);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(5);
  });

  test('or when three seconds have passed', async ({ page }) => {
    await withoutTime(page);
    const asked = askedOf(page, scripts);
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

test.describe('on a phone nothing shares the line with the first pictures', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const first = (page: Page) => page.locator('img:not([loading=lazy])');
  /** Nobody waits for the picture of a stage, and no browser fetches it late. */
  const drawn = (page: Page) => page.locator('svg image');
  const lazy = (page: Page) => page.locator('img[loading=lazy]');
  const fonts = 4;

  for (const { name, path } of oneOfEachKind.filter(({ name }) => name.endsWith('(en)')))
    test(`fonts and other pictures come behind: ${name}`, async ({ page }) => {
      await withoutTime(page);
      const asked = { fonts: askedOf(page, fontFiles), pictures: askedOf(page, pictureFiles) };
      const letGo = await held(page, pictures);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const count = await first(page).count();
      const others = await lazy(page).count();
      // whoever has no first pictures has nothing to wait for
      if (count > 0) {
        await page.waitForTimeout(500);
        expect(asked.fonts).toEqual([]);
        expect(asked.pictures).toHaveLength(count + (await drawn(page).count()));
      }
      letGo();
      await expect.poll(() => asked.fonts).toHaveLength(fonts);
      if (count > 0 && others > 0) await lazy(page).first().scrollIntoViewIfNeeded();
      if (others > 0) await expect.poll(() => asked.pictures.length).toBeGreaterThan(count);
    });

  test('fonts that the page before had are asked for at once', async ({ page, baseURL }) => {
    await withoutTime(page);
    const asked = askedOf(page, fontFiles);
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded', referer: `${baseURL}/shop` });
    await expect.poll(() => asked).toHaveLength(fonts);
  });

  test('nothing waits longer than three seconds', async ({ page }) => {
    await withoutTime(page);
    const asked = { fonts: askedOf(page, fontFiles), pictures: askedOf(page, pictureFiles) };
    await held(page, pictures);
    await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
    const count = await first(page).count();
    await page.clock.runFor(3_000);
    await expect.poll(() => asked.fonts).toHaveLength(fonts);
    await expect.poll(() => asked.pictures.length).toBeGreaterThan(count);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('nothing waits', async ({ page }) => {
      const asked = { fonts: askedOf(page, fontFiles), pictures: askedOf(page, pictureFiles) };
      await held(page, pictures);
      await page.goto(pathTo('gallery', 'en'), { waitUntil: 'domcontentloaded' });
      const count = await first(page).count();
      await expect.poll(() => asked.fonts).toHaveLength(fonts);
      await expect.poll(() => asked.pictures.length).toBeGreaterThan(count);
    });
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

  test('never has a page loaded anew in which somebody has typed', async ({ page }) => {
    let [asked, loads, isGone] = [0, 0, false];
    page.on('domcontentloaded', () => loads++);
    await page.route(data, (route) => {
      asked++;
      return isGone ? route.fulfill({ status: 404 }) : route.abort();
    });
    await page.goto(pathTo('home', 'en'));
    const text = page.locator('textarea').first();
    await text.fill('A long letter');
    isGone = true;
    const before = asked;
    await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(before + 2);
    expect(loads).toBe(1);
    await expect(text).toHaveValue('A long letter');
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
