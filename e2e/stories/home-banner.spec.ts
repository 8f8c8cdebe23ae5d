import { artworks } from '@/content/artworks';
import { banner } from '@/content/banner';
import { categories } from '@/content/types';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { BannerStory, successionOf } from '../support/banner';
import { expect, moving, test } from '../support/test';

test.use(moving);

/** The starts of the file names of each tile's pictures. */
const files = categories.map((category) =>
  banner[category].map((id) => {
    const image = artworks[category].find((work) => work.id === id)?.image ?? '?';
    return image.slice(image.indexOf('/'), -'.webp'.length);
  }),
);

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('HOME-4, WCAG 2.2.2: black-and-white pictures of their own change by chance, but for those under the pointer or with the focus; a pause stops them all', async ({
    page,
  }) => {
    const story = new BannerStory(page, 'pl');
    await story.openWithClock();
    const [first] = await story.watch(0);
    expect(first?.map((src, tile) => src.includes(files[tile]?.[0] ?? '?'))).toEqual([true, true, true, true]);
    await expect(story.tile(0).locator('img')).toHaveCSS('filter', /grayscale/);
    const seen = await story.watch(24_000);
    for (const tile of [0, 1, 2, 3]) {
      const succession = successionOf(seen, tile);
      // in 24 s, with 3 to 5 s for each picture and the fades
      expect(succession.length).toBeGreaterThanOrEqual(4);
      expect(succession.length).toBeLessThanOrEqual(9);
      for (const src of succession) expect(files[tile]?.some((file) => src.includes(file))).toBe(true);
    }
    await story.tile(0).hover();
    await story.tile(1).focus();
    await story.faded();
    const held = await story.watch(12_000);
    expect([0, 1, 2, 3].map((tile) => successionOf(held, tile).length > 1)).toEqual([false, false, true, true]);
    for (const tile of [0, 1]) await expect(story.tile(tile).locator('img').first()).toHaveCSS('filter', 'none');
    await page.mouse.move(0, 0);
    await story.tile(1).blur();
    const resumed = await story.watch(9_000);
    expect([0, 1].map((tile) => successionOf(resumed, tile).length > 1)).toEqual([true, true]);
    await story.pause.click();
    await page.mouse.move(0, 0);
    await story.faded();
    const still = await story.watch(12_000);
    expect(new Set(still.map(String)).size).toBe(1);
    await story.resume.click();
    const again = await story.watch(9_000);
    for (const tile of [0, 1, 2, 3]) expect(successionOf(again, tile).length).toBeGreaterThan(1);
  });

  test('HOME-2: "see more" goes to the gallery and chooses the category', async ({ page }) => {
    const story = new BannerStory(page, 'en');
    await page.goto(pathTo('home', 'en'), { waitUntil: 'networkidle' });
    for (const [place, category] of [...categories.entries()].reverse()) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await story.tile(place).click();
      await expect(page.getByRole('tab', { name: messages.en.cat[category] })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: messages.en.gallery.h, exact: true })).toBeInViewport();
      await expect(page.getByRole('tabpanel').locator('a b').first()).toContainText(
        artworks[category][0]?.title.en.split(' ')[0] ?? '?',
      );
    }
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('HOME-6: the first pictures stay, and there is nothing to pause', async ({ page }) => {
    const story = new BannerStory(page, 'pl');
    await story.openWithClock();
    const seen = await story.watch(12_000);
    expect(new Set(seen.map(String)).size).toBe(1);
    await expect(story.pause).toBeHidden();
  });
});

test('HOME-4: from 992 px the pictures change, and can be paused; below they stay', async ({ page }) => {
  const story = new BannerStory(page, 'pl');
  for (const [width, swaps] of [
    [992, true],
    [991, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await story.openWithClock();
    const seen = await story.watch(9_000);
    expect([0, 1, 2, 3].map((tile) => successionOf(seen, tile).length > 1)).toEqual(Array(4).fill(swaps));
    await expect(story.pause).toBeVisible({ visible: swaps });
  }
});

for (const [width, locale] of [
  [390, 'en'],
  [768, 'pl'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test(`HOME-3: a carousel that the visitor moves, without indicators (${locale})`, async ({ page }) => {
      const story = new BannerStory(page, locale);
      await story.openWithClock();
      const picture = (place: number) => story.tile(place).locator('img');
      const lowest = (await story.tile(2).boundingBox()) ?? { y: 0, height: 0 };
      expect((await story.next.boundingBox())?.y).toBeGreaterThanOrEqual(lowest.y + lowest.height);
      await expect(story.previous).toBeDisabled();
      await expect(picture(0)).toHaveCSS('filter', 'none');
      await expect(picture(1)).toHaveCSS('filter', /grayscale/);
      // from 640 to 991 px two are whole
      if (width > 640) await expect(picture(1)).toBeInViewport({ ratio: 0.99 });
      await story.watch(8_000);
      await expect(story.previous).toBeDisabled();
      for (const place of [1, 2, 3]) {
        await story.next.click();
        await expect(picture(place)).toBeInViewport({ ratio: 0.99 });
        await expect(picture(place)).toHaveCSS('filter', 'none');
      }
      await expect(story.next).toBeDisabled();
      await expect(story.previous).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(picture(2)).toBeInViewport({ ratio: 0.99 });
      await expect(story.pause).toBeHidden();
    });
  });
