import type { Page } from 'playwright/test';
import type { Artwork } from '@/content/types';
import { partRef, worksAPart } from '@/domain/gallery/wall-parts';
import { type Locale, locales } from '@/i18n/locales';
import { pathOf, pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { longIf } from '../support/in-process/long';
import { ViewerStory } from '../support/viewer';
import { longWall } from './content';
import { expect, test } from './test';

const category = 'digital_art';
const all = longWall.length;
const rest = all - worksAPart;
const at = (place: number): Artwork => longWall[place] as Artwork;
const partPath = (part: number, locale: Locale): string => pathOf(partRef(category, part), locale);
const pathname = (page: Page): string => new URL(page.url()).pathname;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Also of a work that only the changed copy has. */
const pathOfWork = ({ slug }: Artwork, locale: Locale): string => `${pathTo(category, locale)}/${slug[locale]}`;

/** What of a wall in parts is seen and pressed. */
function wallOn(page: Page, locale: Locale) {
  const main = page.locator('#main');
  const t = translator(locale);
  return {
    next: main.getByRole('link', { name: plain(t('rooms.showNext', { count: rest })) }),
    previous: main.getByRole('link', { name: plain(t('rooms.showPrevious', { count: worksAPart })) }),
    range: main.getByText(/^(Prace|Works) \d+–\d+/),
    hrefs: () => main.locator('a[data-offer]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  };
}

/** All works as they hang after one another, the large ones first. */
const everyPath = (locale: Locale) => longWall.map((work) => pathOfWork(work, locale));
const rangeOf = (first: number, last: number, locale: Locale): string =>
  ({ pl: `Prace ${first}–${last} z ${all}`, en: `Works ${first}–${last} of ${all}` })[locale];

for (const locale of locales)
  test(`GALLERY-17: a wall of more than ${worksAPart} works shows the next ones on a page of their own, and leads back (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const [first, second] = [partPath(1, locale), partPath(2, locale)];
    await page.goto(first);
    const { next, range, hrefs, previous } = wallOn(page, locale);
    expect(await hrefs()).toEqual(everyPath(locale).slice(0, worksAPart));
    await expect(range).toHaveText(rangeOf(1, worksAPart, locale));
    await expect(previous).toHaveCount(0);
    await next.click();
    await page.waitForURL(`**${second}`);
    await expect(page).toHaveTitle({ pl: / – strona 2 · /, en: / – page 2 · / }[locale]);
    expect(await hrefs()).toEqual(everyPath(locale).slice(worksAPart));
    await expect(range).toHaveText(rangeOf(worksAPart + 1, all, locale));
    await expect(next).toHaveCount(0);
    // of all works, whichever part is shown
    await expect(page.locator('#main h1 + p')).toContainText(String(all));
    const other = locale === 'pl' ? 'en' : 'pl';
    await expect(page.locator('header a[hreflang]').first()).toHaveAttribute('href', partPath(2, other));
    await previous.click();
    await page.waitForURL(`**${first}`);
    expect(await hrefs()).toEqual(everyPath(locale).slice(0, worksAPart));
  });

test('GALLERY-17: the viewer goes through the works of the shown page', async ({ page }) => {
  await page.goto(partPath(2, 'pl'), { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'pl');
  await viewer.open(0);
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(1, rest));
  await viewer.buttons.prev.click();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(rest, rest));
  expect(pathname(page)).toBe(pathOfWork(at(all - 1), 'pl'));
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect.poll(() => pathname(page)).toBe(partPath(2, 'pl'));
});

test('GALLERY-17: the page of a work leads back to the part in which it hangs', async ({ page }) => {
  for (const [place, part] of [
    [worksAPart - 1, 1],
    [worksAPart, 2],
  ] as const) {
    await page.goto(pathOfWork(at(place), 'pl'));
    await page.locator(`#main nav li a[href="${partPath(part, 'pl')}"]`).click();
    await page.waitForURL(`**${partPath(part, 'pl')}`);
    await expect(page.locator(`#main a[href="${pathOfWork(at(place), 'pl')}"]`)).toBeVisible();
  }
});

test('GALLERY-17: the sitemap names each part once, and no other number is a page', async ({ changed }) => {
  const sitemap = await (await fetch(`${changed.base}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const locale of locales) {
    const own = listed.filter((path) => path === partPath(1, locale) || /\/(strona|page)-\d+$/.test(path));
    expect(own.filter((path) => path.startsWith(partPath(1, locale)))).toEqual([
      partPath(1, locale),
      partPath(2, locale),
    ]);
  }
  const status = async (path: string) => (await fetch(changed.base + path, { redirect: 'manual' })).status;
  const wall = partPath(1, 'pl');
  for (const name of ['strona-0', 'strona-1', 'strona-02', 'strona-3', 'page-2', 'strona-'])
    expect([name, await status(`${wall}/${name}`)]).toEqual([name, 404]);
  for (const path of [`${pathTo('portraits', 'pl')}/strona-2`, `${partPath(1, 'en')}/strona-2`])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect([await status(`${wall}/strona-2`), await status(`${wall}/strona-2/`)]).toEqual([200, 308]);
});
