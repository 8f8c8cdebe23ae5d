import { artworks } from '@/content/artworks';
import { galleryPath } from '@/domain/api';
import type { GalleryBody } from '@/domain/gallery/gallery';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { added } from './content';
import { expect, test } from './test';

test.setTimeout(180_000);

test('CONTENT-1: a new work is first in its category, in both languages', async ({ page, changed }) => {
  for (const locale of locales) {
    await page.goto(pathTo('landscapes', locale));
    const works = page.locator('#main a[data-offer]');
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
