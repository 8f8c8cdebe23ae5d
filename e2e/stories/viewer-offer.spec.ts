import { artworkById, artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, moving, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

test.use(moving);

const words = messages.en.viewer;
const landscapes = pathTo('landscapes', 'en');
const placeOf = (id: number) => artworks.landscapes.findIndex((work) => work.id === id);
/** Sold in the shop, as a file. */
const sail = placeOf(2015);

test('GALLERY-10: a work that is for sale is bought from the viewer, and says that it is a file', async ({ page }) => {
  await page.goto(landscapes, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(sail);
  await expect(viewer.dialog.getByText('digital file, acrylic on canvas, 2022')).toBeVisible();
  await expect(viewer.offer).toHaveText('Order the file for 99.99 zł');
  await viewer.offer.click();
  await page.waitForURL(`**${pathTo('orderItem', 'en', { type: 'picture', id: 1 })}`);
  // back at the address of the work, which is its page
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artworkById(2015).title.en);
  await expect(page.getByRole('link', { name: 'Order the file for 99.99 zł' })).toBeVisible();
});

test('GALLERY-10, HOME-18: on the home page a wall leads to the order with its title, and the viewer is gone', async ({
  page,
}) => {
  await page.goto(pathTo('home', 'en'), { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: messages.en.cat.wall_art }).click();
  const first = page.getByRole('tabpanel').locator(`a[href="${artworkPath(artworks.wall_art[0] as Artwork, 'en')}"]`);
  await first.click();
  const viewer = new ViewerStory(page, 'en');
  await expect(viewer.offer).toHaveText(words.mural);
  await viewer.offer.click();
  await expect(viewer.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/en\?wish=.+#orders$/);
  const dialog = page.getByRole('dialog', { name: messages.en.form.heading });
  await expect(dialog.locator('[name=wish]')).toHaveValue(
    messages.en.art.letter.mural.replace('{title}', artworks.wall_art[0]?.title.en ?? ''),
  );
  await dialog.locator('[name=width]').fill('3.5');
  await dialog.locator('[name=height]').fill('2.4');
  await dialog.getByRole('button', { name: 'm', exact: true }).click();
  await expect(dialog.locator('[name=height]')).toBeFocused();
  await expect(dialog.getByText('about 8.4 m², from 2940.00 zł')).toBeVisible();
  // the page's fragment had taken the focus away
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: messages.en.orders.btn })).toBeFocused();
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
});

test('GALLERY-13: the details are the work’s page, which says how it was made and what the buyer receives', async ({
  page,
}) => {
  await page.goto(landscapes, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'en');
  await viewer.open(sail);
  await viewer.details.click();
  const work = artworkById(2015);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title.en);
  await expect(viewer.dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(artworkPath(work, 'en'));
  const facts = await page.locator('#main dl dd').allInnerTexts();
  expect(facts.map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
    work.technique?.en,
    '50 × 50 cm',
    '2022',
    `${messages.en.shop.delivers.file}, ${messages.en.art.fileNote}`,
  ]);
  await page.goBack();
  await expect(viewer.thumbnails.nth(sail)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(landscapes);
});

test('GALLERY-13: at every width the picture has 24 px of air, and nothing covers it', async ({ page }) => {
  for (const category of ['portraits', 'landscapes'] as const) {
    await page.goto(pathTo(category, 'pl'), { waitUntil: 'networkidle' });
    const viewer = new ViewerStory(page, 'pl');
    await viewer.open(3);
    for (const [width, height] of [
      [1440, 900],
      [992, 768],
      [991, 768],
      [390, 844],
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await viewer.grown();
      const picture = await viewer.place();
      expect(picture.width).toBeGreaterThan(100);
      const controls = [viewer.count, ...Object.values(viewer.buttons), viewer.details, viewer.offer];
      for (const control of controls) {
        const box = await control.boundingBox();
        if (!box) throw new Error('a control is hidden');
        const apart = Math.max(
          box.x - picture.x - picture.width,
          picture.x - box.x - box.width,
          box.y - picture.y - picture.height,
          picture.y - box.y - box.height,
        );
        expect.soft(apart, await control.textContent().then(String)).toBeGreaterThanOrEqual(23.5);
        expect.soft(box.x).toBeGreaterThanOrEqual(0);
        expect.soft(box.x + box.width).toBeLessThanOrEqual(width);
        expect.soft(box.y + box.height).toBeLessThanOrEqual(height);
      }
      expect.soft(Math.min(picture.x, width - picture.x - picture.width)).toBeGreaterThanOrEqual(23.5);
      expect.soft(height - picture.y - picture.height).toBeGreaterThanOrEqual(23.5);
    }
  }
});
