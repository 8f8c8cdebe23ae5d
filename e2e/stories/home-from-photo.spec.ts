import type { Page } from 'playwright/test';
import { fromPhoto } from '@/content/from-photo';
import type { earlierStages } from '@/content/types';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { wordsOf } from '@/messages/translator';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const rangeOf = (page: Page) => page.locator('input[type=range]');
const stagesOf = (page: Page) => page.locator('figure ol li');
/** The file of the stage that is seen at the left of the painting; per cent of the width from which the painting covers it. */
async function shown(page: Page): Promise<Readonly<{ left: string; from: number }>> {
  const seen = await stagesOf(page).evaluateAll((stages) =>
    stages
      .map((stage) => stage.querySelector('img') as HTMLImageElement)
      .filter((img) => getComputedStyle(img).visibility === 'visible')
      .map((img) => ({ file: img.currentSrc, clip: getComputedStyle(img.closest('span') as Element).clipPath })),
  );
  expect(seen).toHaveLength(2);
  const [under, painting] = seen;
  expect(under?.clip).toBe('none');
  const from = /^inset\(-10px 0(?:px)? -10px ([\d.]+)(?:%|px)\)$/.exec(painting?.clip ?? '')?.[1];
  return { left: under?.file.split('/').pop() ?? '', from: Number(from) };
}
const fileOf = (stage: (typeof earlierStages)[number]) =>
  fromPhoto.stages[stage].image.slice('stages/'.length, -'.webp'.length);

for (const locale of locales) {
  const { wipe, photo, sketch, half } = wordsOf(locale).orders;
  test.describe(locale, () => {
    test(`HOME-16: it opens on photo and painting at the middle, and a range moves their edge${longIf(locale === 'en')}`, async ({
      page,
    }) => {
      await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
      const range = rangeOf(page);
      await range.scrollIntoViewIfNeeded();
      await expect(range).toHaveAccessibleName(wipe);
      await expect(range).toHaveValue('50');
      await expect.poll(() => shown(page)).toEqual({ left: expect.stringContaining(fileOf('photo')), from: 50 });
      const place = await stagesOf(page).last().locator('img').boundingBox();
      const thumb = await range.boundingBox();
      expect((thumb?.x ?? 0) + (thumb?.width ?? 0) / 2).toBeCloseTo((place?.x ?? 0) + (place?.width ?? 0) / 2, 0);
      await range.focus();
      for (const [key, value] of [
        ['Home', 0],
        ['ArrowRight', 1],
        ['End', 100],
        ['ArrowLeft', 99],
      ] as const) {
        await page.keyboard.press(key);
        await expect(range).toHaveValue(`${value}`);
        expect((await shown(page)).from).toBe(value);
      }
    });

    test('HOME-16: a choice shows another stage in place of the photo', async ({ page }) => {
      await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
      await expect(page.getByRole('radio', { name: photo, exact: true })).toBeChecked();
      await page.getByText(half, { exact: true }).click();
      await expect.poll(() => shown(page)).toEqual({ left: expect.stringContaining(fileOf('half')), from: 50 });
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('radio', { name: sketch, exact: true })).toBeChecked();
      await expect.poll(() => shown(page)).toEqual({ left: expect.stringContaining(fileOf('sketch')), from: 50 });
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [320, 1440]) {
    test(`four pictures stand in a row, and there is neither range nor choice (${width} px)${longIf(width > 320)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(rangeOf(page)).toBeHidden();
      await expect(page.locator('figure ol input:visible')).toHaveCount(0);
      const boxes = await Promise.all((await page.locator('figure ol img').all()).map((img) => img.boundingBox()));
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      expect(boxes.every((box, at) => at === 0 || (box?.x ?? 0) > (boxes[at - 1]?.x ?? 0) + 30)).toBe(true);
    });
  }
});
