import { artworks } from '@/content/artworks';
import { pathTo } from '@/i18n/pages';
import { expect, test } from '@/tests/support/test';
import { ViewerStory } from './support/viewer';

const newest = artworks.digital_art;
const [locale, path] = ['pl', pathTo('gallery', 'pl')] as const;

test('closing twice in a hurry does not leave the page', async ({ page }) => {
  await page.goto(pathTo('shop', locale));
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(0);
  await viewer.buttons.close.dblclick();
  await expect(viewer.dialog).toBeHidden();
  await viewer.open(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a reload and Forward show the work again', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(4);
  await viewer.buttons.next.click();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(6, 50));
  await page.reload();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(6, 50));
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  await page.goForward();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(6, 50));
});

test('DESIGN-17: the label names the work and what is known of it, and follows it', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(11);
  for (const work of newest.slice(11, 13)) {
    const label = viewer.dialog.locator('p').filter({ hasText: work.title[locale] });
    await expect(label).toContainText(`${work.technique?.[locale]}, ${work.year}`);
    await viewer.buttons.next.click();
  }
});

test('a click while it loads opens it once', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.thumbnails.nth(3).dblclick();
  await viewer.dialog.waitFor();
  await expect(viewer.dialog).toHaveCount(1);
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a click with a key held opens the picture in a tab, as links do', async ({ page, context }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    viewer.thumbnails.first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/\.webp$/);
  await expect(viewer.dialog).toHaveCount(0);
});

test('the page does not move when it opens and closes', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.thumbnails.nth(9).scrollIntoViewIfNeeded();
  const place = () => viewer.thumbnails.nth(9).boundingBox();
  const before = await place();
  await viewer.open(9);
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(await place()).toEqual(before);
});

test.describe('that cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load/] });

  test('leaves the link to lead to the picture', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.route('**/_next/static/**', (route) => route.abort());
    const viewer = new ViewerStory(page, locale);
    const href = await viewer.thumbnails.first().getAttribute('href');
    await viewer.thumbnails.first().click();
    await page.waitForURL(`**${href}`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leaves the thumbnail a link that opens the picture', async ({ page }) => {
    await page.goto(path);
    const first = new ViewerStory(page, locale).thumbnails.first();
    const href = await first.getAttribute('href');
    await first.click();
    await page.waitForURL(`**${href}`);
  });
});
