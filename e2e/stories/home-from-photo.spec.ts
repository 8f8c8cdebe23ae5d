import type { Page } from 'playwright/test';
import { fromPhoto } from '@/content/from-photo';
import type { earlierStages } from '@/content/types';
import { categories } from '@/content/types';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { wordsOf } from '@/messages/translator';
import { BannerStory } from '../support/banner';
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

const { wipe, photo, sketch, half } = wordsOf('pl').orders;

test('HOME-16: it opens on photo and painting at the middle, a range moves their edge, and a choice shows another stage', async ({
  page,
}) => {
  await page.goto(pathTo('home', 'pl'), { waitUntil: 'networkidle' });
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
  await expect(page.getByRole('radio', { name: photo, exact: true })).toBeChecked();
  await range.fill('50');
  await page.getByText(half, { exact: true }).click();
  await expect.poll(() => shown(page)).toEqual({ left: expect.stringContaining(fileOf('half')), from: 50 });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: sketch, exact: true })).toBeChecked();
  await expect.poll(() => shown(page)).toEqual({ left: expect.stringContaining(fileOf('sketch')), from: 50 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('four pictures stand in a row, and there is neither range nor choice; tiles, tabs and walls lead on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/');
    await expect(rangeOf(page)).toBeHidden();
    await expect(page.locator('figure ol input:visible')).toHaveCount(0);
    const boxes = await Promise.all((await page.locator('figure ol img').all()).map((img) => img.boundingBox()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    expect(boxes.every((box, at) => at === 0 || (box?.x ?? 0) > (boxes[at - 1]?.x ?? 0) + 30)).toBe(true);
    // the gallery has its first category, and links to all four
    const section = page.locator('#galeria');
    await expect(section.locator('a:has(img)')).toHaveCount(10);
    for (const category of categories)
      await expect(section.locator(`nav a[href="${pathTo(category, 'pl')}"]`)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    // there is nothing to ask
    await expect(page.getByRole('region', { name: messages.pl.cookie.label })).toBeHidden();
    await expect(page.getByRole('button', { name: messages.pl.foot.cookies })).toBeHidden();
    await new BannerStory(page, 'pl').tile(1).click();
    await expect(page.getByRole('heading', { name: 'Galeria', exact: true })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Pejzaże', exact: true }).click();
    await expect(page).toHaveURL(/\/galeria\/pejzaze$/);
  });
});
