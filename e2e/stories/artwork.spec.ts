import { artworkById, artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { sizeText } from '@/domain/gallery/museum-label';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

/** One work of each kind: on canvas, for sale, on a wall, as a file. */
const works = { canvas: 1037, sale: 2015, wall: 3048, file: 4059 } as const;
const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

for (const locale of locales) {
  const words = messages[locale];
  const titleOf = (work: Artwork) => bind(work.title[locale], locale);

  for (const [kind, id] of Object.entries(works)) {
    test(`GALLERY-14: the page of a work says all there is to know of it (${kind}, ${locale})${longIf(locale === (kind === 'canvas' || kind === 'wall' ? 'en' : 'pl'))}`, async ({
      page,
    }) => {
      const work = artworkById(id);
      await page.goto(artworkPath(work, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(work));
      const facts = (await page.locator('#main dl dd').allInnerTexts()).map(spaces);
      expect(facts.slice(0, 3)).toEqual(
        [work.technique?.[locale], work.sizeCm && spaces(sizeText(work.sizeCm, locale)), String(work.year)].filter(
          Boolean,
        ),
      );
      await expect(page.getByRole('img', { name: work.alt[locale] })).toBeVisible();

      await expect(page.getByRole('img', { name: words.art.drawing })).toBeVisible();
    });
  }

  test(`GALLERY-14, FORMS-13: a work leads to a message that begins with its title (${locale})${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const ask = page.getByRole('link', { name: words.hold.ask });
    const work = artworkById(works.canvas);
    await page.goto(artworkPath(work, locale));
    await ask.click();
    const message = page.getByRole('textbox', { name: words.form.text });
    await expect(message).toHaveValue(words.art.letter.ask.replace('{title}', work.title[locale]));
    await expect(page.getByRole('heading', { name: words.contact.h })).toBeInViewport();
  });
}

test('GALLERY-14: the language switch keeps the work', async ({ page }) => {
  const work = artworkById(works.file);
  await page.goto(artworkPath(work, 'en'));
  const other = page.getByRole('banner').locator('a[hreflang="pl"]');
  await expect(other).toHaveAttribute('href', artworkPath(work, 'pl'));
});

test('GALLERY-14: the picture opens in the viewer, which leaves the address as it is', async ({ page }) => {
  const path = artworkPath(artworkById(works.canvas), 'en');
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(viewer.buttons.next).toHaveCount(0);
  await expect(viewer.details).toHaveCount(0);
  await expect(viewer.dialog.getByText('acrylic on canvas, 60')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('GALLERY-14: a reload shows the picture in the viewer again, before any input', async ({ page }) => {
  await page.goto(artworkPath(artworkById(works.canvas), 'en'), { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(0);
  await page.reload();
  await viewer.dialog.waitFor();
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
});

test('GALLERY-14: the page keeps the viewer apart from that of the wall before it', async ({ page }) => {
  await page.goto(pathTo('portraits', 'en'), { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(3);
  await page.reload({ waitUntil: 'networkidle' });
  await viewer.open(0);
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(artworkPath(artworks.portraits[3] as Artwork, 'en'));
});

test.describe('the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('GALLERY-14: is copied, and the page says so', async ({ page }) => {
    await page.goto(`${artworkPath(artworkById(works.wall), 'pl')}#scale`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: messages.pl.art.copy }).press('Enter');
    await expect(page.getByText(messages.pl.art.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(artworkPath(artworkById(works.wall), 'pl'), page.url()).href);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('GALLERY-14: a thumbnail leads to the page, and the page to the picture and the neighbours', async ({
    page,
  }) => {
    await page.goto(pathTo('landscapes', 'pl'));
    await page.locator('#main a[data-file]').nth(2).click();
    const third = artworks.landscapes[2] as Artwork;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bind(third.title.pl, 'pl'));
    await expect(page.getByRole('button', { name: messages.pl.art.copy })).toBeHidden();
    await expect(page.locator('#main a[data-file]')).toHaveAttribute('href', /^\/works\/.+\.avif$/);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(new RegExp(`${artworkPath(artworks.landscapes[3] as Artwork, 'pl')}$`));
    await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', artworkPath(third, 'pl'));
  });
});

for (const [width, height] of [
  [1440, 900],
  [991, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const) {
  test(`GALLERY-14: at ${width} x ${height} each kind of work is whole, at its own proportions${longIf(width !== 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const id of [...Object.values(works), 2010]) {
      const work = artworkById(id);
      await page.goto(artworkPath(work, 'en'));
      const box = await page.getByRole('img', { name: work.alt.en }).boundingBox();
      if (!box) throw new Error('the work is not shown');
      const own = await page
        .getByRole('img', { name: work.alt.en })
        .evaluate(
          (image: HTMLImageElement) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        );
      expect.soft(box.width / box.height, work.title.en).toBeCloseTo(own, 1);
      expect.soft(box.x, work.title.en).toBeGreaterThanOrEqual(0);
      expect.soft(box.x + box.width, work.title.en).toBeLessThanOrEqual(width);
      expect.soft(box.width, work.title.en).toBeGreaterThan(140);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), work.title.en).toBe(width);
    }
  });
}
