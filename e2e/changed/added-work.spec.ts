import { load } from 'cheerio/slim';
import { artworks } from '@/content/artworks';
import { orderTypes } from '@/content/order';
import { categories } from '@/content/types';
import { galleryPath } from '@/domain/api';
import type { GalleryBody } from '@/domain/gallery/gallery';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { everyAddress } from '../support/addresses';
import { added } from './content';
import { expect, test } from './test';

test.setTimeout(180_000);

/** A prepared picture without its width and format. */
const nameIn = (address = ''): string => /\/works\/(.+)-\d+\.\w+$/.exec(address)?.[1] ?? '';

/** Every picture of a page: of the page itself under its own address, and of each link under that of the link. */
function shownOn(html: string, path: string): readonly (readonly [address: string, picture: string])[] {
  const $ = load(html);
  const all = $('#main img').toArray();
  return all.flatMap((picture) => {
    const element = $(picture);
    const name = nameIn(element.attr('src'));
    const link = element.closest('a').attr('href')?.split('#')[0] ?? path;
    // the work on its own page is a link to its largest file
    return name ? [[link.startsWith('/works/') ? path : link, name] as const] : [];
  });
}

/** A category is shown by its newest works, and those may change. */
const ofNewest: ReadonlySet<string> = new Set(categories.flatMap((id) => locales.map((locale) => pathTo(id, locale))));

/** An order without an item shows a sample, and none while it is closed. */
const isForm: ReadonlySet<string> = new Set(
  orderTypes.flatMap((type) => locales.map((locale) => pathTo('order', locale, { type }))),
);

/** The picture that each address stands for: the first that a page shows as its own, and that of every link. */
async function picturesOf(base: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { path } of everyAddress) {
    const shown = shownOn(await (await fetch(base + path)).text(), path);
    const own = isForm.has(path) ? [] : shown.filter(([address]) => address === path).slice(0, 1);
    const linked = shown.filter(([address]) => address !== path && /^\/./.test(address) && !ofNewest.has(address));
    for (const [address, name] of ofNewest.has(path) ? linked : [...own, ...linked])
      found.set(address, (found.get(address) ?? new Set()).add(name));
  }
  return found;
}

test('CONTENT-1: a new work is first in its category, in both languages', async ({ page, changed }) => {
  for (const locale of locales) {
    await page.goto(pathTo('landscapes', locale));
    const works = page.locator('#main a[data-file]');
    await expect(works.nth(0).locator('b')).toHaveText(added.title[locale]);
    await expect(works.nth(0).getByRole('img')).toHaveAttribute('alt', added.alt[locale]);
    await expect(works.nth(1).locator('b')).toHaveText(artworks.landscapes[0]?.title[locale] ?? '');
    await works.nth(0).click();
    await page.waitForURL(`**${pathTo('landscapes', locale)}/${added.slug[locale]}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(added.title[locale]);
    await expect(page.locator('#main dl')).toContainText(`${added.size.width} × ${added.size.height} cm`);
  }
  const body = (await (await fetch(changed.base + galleryPath)).json()) as GalleryBody;
  const titles = body.gallery_by_types.landscapes.map((item) => item.name__en);
  expect(titles).toEqual([added.title.en, ...artworks.landscapes.map(({ title }) => title.en)]);
});

test('CONTENT-2: no address that there was before shows another picture', async ({ changed }) => {
  const unchanged = new URL(test.info().config.webServer?.url ?? '').origin;
  const [before, after] = [await picturesOf(unchanged), await picturesOf(changed.base)];
  expect(before.size).toBeGreaterThan(400);
  for (const [address, names] of before) {
    expect.soft([address, names.size]).toEqual([address, 1]);
    expect.soft([address, after.get(address)]).toEqual([address, names]);
  }
  const names = new Set([...before.values()].flatMap((each) => [...each]));
  for (const name of names)
    expect.soft((await fetch(`${changed.base}/works/${name}-320.avif`, { method: 'HEAD' })).status, name).toBe(200);
});
