import { pathTo } from '@/i18n/pages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

const [locale, path] = ['pl', pathTo('gallery', 'pl')] as const;

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at a device pixel ratio of ${deviceScaleFactor}${longIf(deviceScaleFactor === 2)}`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 2600, height: 1500 } });

    test('zooms a picture that is no larger than the screen', async ({ page }) => {
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
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, deviceScaleFactor: 2, viewport: { width: 390, height: 844 } });

  test('zooms, and is swiped to the next work and back', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const viewer = new ViewerStory(page, locale);
    await viewer.thumbnails.nth(1).tap();
    await viewer.dialog.waitFor();
    const whole = await viewer.width();
    await viewer.buttons.actualSize.tap();
    await expect.poll(() => viewer.width()).toBeCloseTo(await viewer.fileWidth(), 0);
    await viewer.buttons.actualSize.tap();
    await expect.poll(() => viewer.width()).toBeCloseTo(whole, 0);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    const swipe = async (from: number, to: number) => {
      await send('touchStart', from);
      for (const step of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * step);
      await send('touchEnd');
    };
    await swipe(320, 60);
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(3, 50));
    await swipe(60, 320);
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(2, 50));
  });
});
