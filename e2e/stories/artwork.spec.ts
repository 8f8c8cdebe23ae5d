import { artworkById, artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { sizeText } from '@/domain/gallery/museum-label';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

/** One work of each kind: on canvas, for sale, on a wall, as a file. */
const works = { canvas: 1037, sale: 2015, wall: 3048, file: 4059 } as const;
const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('GALLERY-14, FORMS-13: the page of a work says all there is to know of it, in the other language too, and leads to a message that begins with its title', async ({
  page,
}) => {
  for (const [id, locale] of [
    [works.sale, 'en'],
    [works.file, 'en'],
    [works.wall, 'pl'],
    [works.canvas, 'pl'],
  ] as const) {
    const work = artworkById(id);
    await page.goto(artworkPath(work, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bind(work.title[locale], locale));
    const facts = (await page.locator('#main dl dd').allInnerTexts()).map(spaces);
    expect(facts.slice(0, 3)).toEqual(
      [work.technique?.[locale], work.sizeCm && spaces(sizeText(work.sizeCm, locale)), String(work.year)].filter(
        Boolean,
      ),
    );
    await expect(page.getByRole('img', { name: work.alt[locale] })).toBeVisible();
    await expect(page.getByRole('img', { name: messages[locale].art.drawing })).toBeVisible();
    const other = locale === 'pl' ? 'en' : 'pl';
    const link = page.getByRole('banner').locator(`a[hreflang="${other}"]`);
    await expect(link).toHaveAttribute('href', artworkPath(work, other));
  }
  await page.getByRole('link', { name: messages.pl.hold.ask }).click();
  const message = page.getByRole('textbox', { name: messages.pl.form.text });
  const { title } = artworkById(works.canvas);
  await expect(message).toHaveValue(messages.pl.art.letter.ask.replace('{title}', title.pl));
  await expect(page.getByRole('heading', { name: messages.pl.contact.h })).toBeInViewport();
});

test('GALLERY-14: the picture opens in the viewer, which leaves the address as it is, and is there after a reload', async ({
  page,
}) => {
  const path = artworkPath(artworkById(works.canvas), 'en');
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(viewer.buttons.next).toHaveCount(0);
  await expect(viewer.details).toHaveCount(0);
  await expect(viewer.dialog.getByText('acrylic on canvas, 60')).toBeVisible();
  // before any input
  await page.reload();
  await viewer.dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
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
    await page.locator('#main a[data-offer]').nth(2).click();
    const third = artworks.landscapes[2] as Artwork;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bind(third.title.pl, 'pl'));
    await expect(page.getByRole('button', { name: messages.pl.art.copy })).toBeHidden();
    await expect(page.locator('#main a[data-offer]')).toHaveAttribute('href', /^\/works\/.+\.avif$/);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(new RegExp(`${artworkPath(artworks.landscapes[3] as Artwork, 'pl')}$`));
    await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', artworkPath(third, 'pl'));
  });
});

test('GALLERY-14: at every width each kind of work is whole, at its own proportions', async ({ page }) => {
  for (const id of [...Object.values(works), 2010]) {
    const work = artworkById(id);
    await page.goto(artworkPath(work, 'en'));
    const image = page.getByRole('img', { name: work.alt.en });
    for (const [width, height] of [
      [1440, 900],
      [991, 768],
      [844, 390],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { x = -1, ...box } = (await image.boundingBox()) ?? { width: 0, height: 1 };
      const own = await image.evaluate(
        (one: HTMLImageElement) => Number(one.getAttribute('width')) / Number(one.getAttribute('height')),
      );
      const where = `${work.title.en} at ${width}`;
      expect.soft(box.width / box.height, where).toBeCloseTo(own, 1);
      expect.soft(x, where).toBeGreaterThanOrEqual(0);
      expect.soft(x + box.width, where).toBeLessThanOrEqual(width);
      expect.soft(box.width, where).toBeGreaterThan(140);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  }
});
