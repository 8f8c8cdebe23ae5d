import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { oneOfEachKind } from '../support/addresses';
import { BannerStory, successionOf } from '../support/banner';
import { longIf } from '../support/in-process/long';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, moving, test } from '../support/test';

test.use(moving);

const phone = { width: 390, height: 844 };

/** Sends a page in parts, the next one each time it is told, and all else as the site does. */
async function sendInParts(parts: readonly string[], path: string, site: string) {
  const [first = '', ...others] = parts;
  const rest = others.map((part) => ({ part, told: Promise.withResolvers<void>() }));
  const server = createServer(async ({ url = '' }, response) => {
    if (url !== path) {
      const answer = await fetch(site + url);
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      return void response.end(Buffer.from(await answer.arrayBuffer()));
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first);
    for (const { part, told } of rest) {
      await told.promise;
      response.write(part);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  let sent = 0;
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendNext: () => rest[sent++]?.told.resolve(),
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const { name, path, ref } of oneOfEachKind.filter(({ name }) => ['home (pl)', 'gallery (en)'].includes(name))) {
  const tag = ref.id === 'home' || ref.id === 'artwork' ? 'section' : 'header';
  test(`nothing is painted before all of the first ${tag} is read: ${name}`, async ({ browser, request, baseURL }) => {
    const text = await (await request.get(path)).text();
    // what waits in a template, as the question about cookies does, is painted later
    const from = tag === 'section' ? text.indexOf('<main') : 0;
    const middle = (text.indexOf(`<${tag}`, from) + text.indexOf(`</${tag}>`, from)) / 2;
    const { url, sendNext, end } = await sendInParts([text.slice(0, middle), text.slice(middle)], path, baseURL ?? '');
    const page = await browser.newPage();
    try {
      await page.addInitScript((selector) => {
        requestAnimationFrame(() => {
          document.documentElement.dataset.firstFrame = document.querySelector(selector) ? 'whole' : 'half';
        });
      }, `${tag} + *`);
      await page.goto(url, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate((selector) => document.querySelector(selector) !== null, tag)).toBe(true);
      // time enough for a frame
      await page.waitForTimeout(300);
      sendNext();
      await page.waitForLoadState('load');
      await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'whole');
    } finally {
      await page.close();
      end();
    }
  });
}

/** So many parts a page is sent in, and so much of it: what is behind that is below every first screen. */
const [parts, shown] = [24, 0.4] as const;

/** A text in parts that begin with a tag. */
function cut(text: string): string[] {
  const from = text.indexOf('<main');
  const to = from + (text.indexOf('</main>') - from) * shown;
  const tags = [...text.slice(from, to).matchAll(/<[a-z]/g)].map(({ index }) => from + index);
  const places = Array.from({ length: parts }, (_, part) => tags[Math.floor((tags.length * part) / parts)] ?? to);
  return [0, ...places].map((place, part) => text.slice(place, places[part]));
}

for (const { name, path } of oneOfEachKind.filter(({ name }) => ['gallery (pl)', 'shop (en)'].includes(name)))
  test(`nothing moves while the page is read: ${name}`, async ({ browser, request, baseURL }) => {
    const pieces = cut(await (await request.get(path)).text());
    const { url, sendNext, end } = await sendInParts(pieces, path, baseURL ?? '');
    const page = await browser.newPage({ viewport: phone });
    try {
      await watchShifts(page);
      await page.goto(url, { waitUntil: 'commit' });
      for (const _ of pieces) {
        // a few frames
        await page.waitForTimeout(60);
        sendNext();
      }
      await page.waitForLoadState('load');
      await page.waitForTimeout(100);
      expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
    } finally {
      await page.close();
      end();
    }
  });

/** So late that the page has been shown in the fallback fonts. */
const fontsLateMs = 1500;

/** How many of the site's own faces words may be drawn with. */
const ownFaces = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback')).length,
  );

test.describe('fonts that arrive late', () => {
  // the question about cookies appears too, and must move nothing
  test.use({ viewport: phone, consent: null });
  for (const { name, path } of oneOfEachKind)
    test(`move nothing: ${name}${longIf(!['home (pl)', 'shop (en)', 'order portrait (pl)'].includes(name))}`, async ({
      page,
    }) => {
      await page.route('**/fonts/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fontsLateMs));
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      await expect.poll(() => ownFaces(page)).toBe(4);
      await page.waitForTimeout(300);
      expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
    });
});

test('what moves is noticed', async ({ page }) => {
  await watchShifts(page);
  await page.goto(pathTo('privacyPolicy', 'en'), { waitUntil: 'networkidle' });
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('beforebegin', '<p>Once more</p>'.repeat(9)));
  await expect.poll(() => shiftsOf(page)).toBeGreaterThan(mostShift);
});

test('nothing moves while the banner’s pictures change for 30 s', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const banner = new BannerStory(page, 'pl');
  await banner.openWithClock();
  const seen = await banner.watch(30_000);
  expect(successionOf(seen, 0).length).toBeGreaterThan(3);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(mostShift);
});
