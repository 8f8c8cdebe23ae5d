import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { expect, moving, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

test.use(moving);

const newest = artworks.digital_art;
const [locale, path] = ['pl', pathTo('gallery', 'pl')] as const;
const workAt = (place: number): Artwork => newest[place] as Artwork;
const pageOf = (place: number): string => artworkPath(workAt(place), locale);
const titleOf = (place: number): string => bind(workAt(place).title[locale], locale);

test('GALLERY-14: the bar shows the address of the work’s page; Back, Forward and a reload do what they say', async ({
  page,
}) => {
  const pathname = () => new URL(page.url()).pathname;
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(4);
  expect(pathname()).toBe(pageOf(4));
  await viewer.buttons.next.click();
  await expect.poll(pathname).toBe(pageOf(5));
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  expect(pathname()).toBe(path);
  await page.goForward();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(6, 50));
  expect(pathname()).toBe(pageOf(5));

  // once the work's page is alive its place in the history is its own; before, Forward would lead to the viewer
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForFunction(() => !history.state?.viewer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(5));
  await expect(viewer.dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].gallery.h);
  expect(pathname()).toBe(path);
  await expect(viewer.thumbnails).toHaveCount(50);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(5));
});

test('GALLERY-14: Forward, pressed before the page is alive, leads to the work all the same', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  await viewer.open(4);
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForFunction(() => !history.state?.viewer);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_i/**', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].gallery.h);
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(pageOf(4));
  scripts.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(4));
});

test('it is fetched for a pointer over a picture, before any press, and a click while it loads opens it once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes('lightbox-viewer'));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(isAsked()).toBe(false);
  const viewer = new ViewerStory(page, locale);
  await viewer.thumbnails.first().hover();
  await expect.poll(isAsked).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await viewer.thumbnails.nth(3).dblclick();
  await viewer.dialog.waitFor();
  await expect(viewer.dialog).toHaveCount(1);
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a click with a key held opens the work’s page in a tab, as links do', async ({ page, context }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, locale);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    viewer.thumbnails.first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(`**${pageOf(0)}`);
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
  // a finger's swipe down closes it, a mouse's drag does not (GALLERY-8)
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(640, 600, { steps: 5 });
  await page.mouse.up();
  await page.mouse.wheel(0, 600);
  // while it closed, it would still be visible, and answer no more
  await viewer.buttons.next.click();
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(11, 50));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => viewer.shown()).toBe(viewer.countOf(10, 50));
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(await place()).toEqual(before);

  // closing twice in a hurry does not leave the page
  await viewer.open(9);
  await viewer.buttons.close.dblclick();
  await expect(viewer.dialog).toBeHidden();
  await viewer.open(9);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test.describe('that cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load/] });

  test('leaves the link to lead to the work’s page', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.route('**/_i/**', (route) => route.abort());
    const viewer = new ViewerStory(page, locale);
    const href = await viewer.thumbnails.first().getAttribute('href');
    await viewer.thumbnails.first().click();
    await page.waitForURL(`**${href}`);
  });
});

test.describe('on a screen that is larger than the picture', () => {
  test.use({ viewport: { width: 2600, height: 1500 } });

  test('it zooms all the same', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const viewer = new ViewerStory(page, locale);
    await viewer.open(0);
    const whole = await viewer.width();
    await viewer.buttons.zoomIn.click();
    await expect.poll(() => viewer.width()).toBeGreaterThan(whole + 1);
    await viewer.buttons.actualSize.click();
    await expect.poll(() => viewer.width()).toBeCloseTo(await viewer.fileWidth(), 0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, deviceScaleFactor: 2, viewport: { width: 390, height: 844 } });

  test('GALLERY-8: zooms, is swiped to the next work and back, and down to close', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const viewer = new ViewerStory(page, locale);
    await viewer.thumbnails.nth(1).tap();
    await viewer.grown();
    const whole = await viewer.width();
    await viewer.buttons.actualSize.tap();
    await expect.poll(() => viewer.width()).toBeCloseTo(await viewer.fileWidth(), 0);
    await viewer.buttons.actualSize.tap();
    await expect.poll(() => viewer.width()).toBeCloseTo(whole, 0);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (x: number, y: number, right: number, down: number) => {
      await send('touchStart', [{ x, y }]);
      for (const step of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x: x + right * step, y: y + down * step }]);
      await send('touchEnd', []);
    };
    await swipe(320, 400, -260, 0);
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(3, 50));
    await swipe(60, 400, 260, 0);
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(2, 50));
    await swipe(200, 300, 0, 400);
    await expect(viewer.dialog).toBeHidden();
    await expect(page).toHaveURL(path);
  });
});
