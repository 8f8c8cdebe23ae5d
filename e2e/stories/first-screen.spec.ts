import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { oneOfEachKind } from '../support/addresses';
import { expect, test } from '../support/test';

const pictures = '**/works/*';
const fonts = 4;

/** What the page has asked for so far, by paths that are so. */
function askedOf(page: Page, what: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (what.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Pictures do not come until the returned function is called. */
async function heldPictures(page: Page): Promise<() => void> {
  const gone = Promise.withResolvers<void>();
  await page.route(pictures, async (route) => {
    await gone.promise;
    await route.continue();
  });
  return gone.resolve;
}

const begun = { waitUntil: 'domcontentloaded' } as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // as the page says it: later a script may ask for others
  test.describe('as it is written', () => {
    test.use({ javaScriptEnabled: false });
    test('each picture that is seen first is fetched at once, and no other', async ({ page }) => {
      for (const { path } of oneOfEachKind.filter((one) => one.locale === 'en')) {
        await page.goto(path);
        const wrong = await page.locator('main img').evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap((image) => {
            const { top, bottom, left, right, width } = image.getBoundingClientRect();
            // of a picture at the lower edge so much is to be seen that somebody would miss it
            const [across, down] = [
              Math.min(right, innerWidth) - Math.max(left, 0),
              Math.min(bottom, innerHeight) - top,
            ];
            const isSeen = width > 0 && across > 48 && down > 48;
            return isSeen === (image.loading === 'eager') ? [] : [`${image.alt || image.currentSrc}: ${image.loading}`];
          }),
        );
        expect.soft(wrong, path).toEqual([]);
      }
    });
  });

  test('fonts come behind the first pictures', async ({ page }) => {
    const asked = askedOf(page, /^\/fonts\//);
    const letGo = await heldPictures(page);
    await page.goto(pathTo('gallery', 'en'), begun);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    letGo();
    await expect.poll(() => asked).toHaveLength(fonts);
  });

  test('fonts that the page before had are asked for at once', async ({ page, baseURL }) => {
    const asked = askedOf(page, /^\/fonts\//);
    await heldPictures(page);
    await page.goto(pathTo('gallery', 'en'), { ...begun, referer: `${baseURL}/shop` });
    await expect.poll(() => asked).toHaveLength(fonts);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('fonts wait for nothing', async ({ page }) => {
      const asked = askedOf(page, /^\/fonts\//);
      await heldPictures(page);
      await page.goto(pathTo('gallery', 'en'), begun);
      await expect.poll(() => asked).toHaveLength(fonts);
    });
  });
});

test.describe('a page has all its rules', () => {
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

  /** The address of the sheet with all rules of the site. */
  const wholeSheet = (): string => JSON.parse(readFileSync('.site/current/site.json', 'utf8')).sheet;

  for (const width of [390, 1440])
    for (const { name, path } of oneOfEachKind)
      test(`and looks the same with those of the whole site: ${name} at ${width} @long`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: 'networkidle' });
        const before = await settledLooks(page);
        await page.addStyleTag({ url: wholeSheet() });
        expect(before.equals(await settledLooks(page))).toBe(true);
      });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('those for paper are there', async ({ page }) => {
      await page.goto(pathTo('shop', 'en'));
      await expect(page.locator('header').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('header').first()).toBeHidden();
    });
  });
});
