import { artworks } from '@/content/artworks';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, moving, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

test.use(moving);

const newest = artworks.digital_art.slice(0, 50);
const locale = 'en';
const words = messages[locale];
const path = pathTo('gallery', locale);
const spaces = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('GALLERY-4, DESIGN-17: zoom in, zoom out, one-to-one, next, previous and close, each named in the page’s language; the label follows the work', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  const { buttons } = viewer;
  await viewer.open(11);
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(12, 50));
  const labels = await viewer.dialog.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-roledescription', 'title'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
  const known = new Set([
    ...Object.values(words.viewer),
    ...newest.map(({ title }) => title[locale]),
    ...newest.map((_, index) => viewer.countOf(index + 1, 50)),
  ]);
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.map(spaces).filter((label) => !known.has(label))).toEqual([]);
  await expect(viewer.dialog.getByRole('img', { name: newest[11]?.alt[locale] ?? '' })).toBeVisible();
  const label = (place: number) => `${newest[place]?.technique?.[locale]}, ${newest[place]?.year}`;
  const plate = (place: number) => viewer.dialog.locator('p').filter({ hasText: newest[place]?.title[locale] ?? '?' });
  await expect(plate(11)).toContainText(label(11));
  const whole = await viewer.width();
  await expect(buttons.zoomOut).toHaveAttribute('aria-disabled', 'true');
  await buttons.zoomIn.click();
  await expect.poll(() => viewer.width()).toBeGreaterThan(whole + 1);
  await buttons.zoomOut.click();
  await expect.poll(() => viewer.width()).toBeCloseTo(whole, 0);
  await buttons.actualSize.click();
  await expect.poll(() => viewer.width()).toBeCloseTo(await viewer.fileWidth(), 0);
  await buttons.next.click();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(13, 50));
  await expect(plate(12)).toContainText(label(12));
  await buttons.prev.click();
  await buttons.prev.click();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(11, 50));
  await buttons.close.click();
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.thumbnails.nth(10)).toBeFocused();
});

test('the keyboard opens, leafs, zooms and closes', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.thumbnails.nth(2).focus();
  await page.keyboard.press('Enter');
  await viewer.grown();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(4, 50));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(3, 50));
  const whole = await viewer.width();
  await page.keyboard.press('+');
  await expect.poll(() => viewer.width()).toBeGreaterThan(whole + 1);
  await page.keyboard.press('-');
  await expect.poll(() => viewer.width()).toBeCloseTo(whole, 0);
  for (const control of ['zoomOut', 'actualSize', 'zoomIn', 'close', 'prev', 'next'] as const) {
    await page.keyboard.press('Tab');
    await expect(viewer.buttons[control]).toBeFocused();
  }
  for (const control of [viewer.details, viewer.offer]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.thumbnails.nth(2)).toBeFocused();
});

test('GALLERY-8: Back closes the viewer, however many works were looked at', async ({ page }) => {
  await page.goto(pathTo('shop', locale));
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(0);
  for (const n of [2, 3, 4]) {
    await viewer.buttons.next.click();
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(n, 50));
  }
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.thumbnails.nth(3)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await page.waitForURL(`**${pathTo('shop', locale)}`);
});
