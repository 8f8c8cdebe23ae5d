import type { Locator, Page } from 'playwright/test';
import { pictures } from '@/content/shop';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

type ShopSection = 'pictures' | 'portraits' | 'paintings' | 'posters';

/** Page object of one rail of the shop. */
class RailStory {
  readonly section: Locator;
  readonly items: Locator;
  readonly viewport: Locator;
  readonly previous: Locator;
  readonly next: Locator;

  constructor(
    readonly page: Page,
    section: ShopSection,
    locale: Locale = 'pl',
  ) {
    const words = messages[locale].shop;
    this.section = page.locator(`#${sections[section][locale]}`);
    // the second is the price list
    this.viewport = this.section.getByRole('group').first();
    this.items = this.viewport.locator('li');
    this.previous = this.section.getByRole('button', { name: words.prev });
    this.next = this.section.getByRole('button', { name: words.next });
  }

  /** The indexes, from 0, of the items that are wholly visible in the page's column. */
  shown(): Promise<number[]> {
    return this.viewport.evaluate((viewport) => {
      const { left, right } = viewport.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(viewport);
      const [from, to] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      return [...viewport.querySelectorAll('li')].flatMap((item, index) => {
        const box = item.getBoundingClientRect();
        return box.left >= from - 2 && box.right <= to + 2 ? [index] : [];
      });
    });
  }

  /** The indexes of the items that the keyboard and a screen reader can reach. */
  reachable(): Promise<number[]> {
    return this.items.evaluateAll((items) =>
      items.flatMap((item, index) => ((item as HTMLElement).inert ? [] : [index])),
    );
  }

  /** How high the place of a work is, and how high the works are that are wholly visible. In px. */
  async heights(): Promise<{ room: number; works: number[] }> {
    const shown = await this.shown();
    return this.viewport.evaluate((viewport, shown) => {
      const places = [...viewport.querySelectorAll<HTMLElement>('a:has(img)')];
      const works = shown.map((index) => places[index]?.querySelector<HTMLElement>('span')?.offsetHeight ?? 0);
      return { room: places[0]?.offsetHeight ?? 0, works };
    }, shown);
  }

  /** The left edges of the items on the screen, in whole pixels. */
  places(): Promise<number[]> {
    return this.items.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  }

  /** Moves the pointer into the rail, which loads Swiper. */
  async loadSwiper(): Promise<void> {
    await this.section.getByRole('heading').hover();
    await this.taken();
  }

  async taken(): Promise<void> {
    await this.section.locator('[data-moving].swiper-initialized').waitFor();
  }
}

const sizes: readonly (readonly [width: number, items: number])[] = [
  [2560, 5],
  [1450, 5],
  [1449, 4],
  [1280, 4],
  [1279, 3],
  [992, 3],
  [991, 1],
  [560, 1],
  [390, 1],
];
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const all: Readonly<Record<ShopSection, number>> = { pictures: 6, portraits: 7, paintings: 5, posters: 7 };

for (const [width, items] of sizes) {
  test(`SHOP-2: at ${width} px a rail shows ${items}, before and after Swiper takes over${longIf(![1600, 991].includes(width))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    const rail = new RailStory(page, 'posters');
    await rail.section.scrollIntoViewIfNeeded();
    expect(await rail.shown()).toEqual(count(0, items));
    const before = await rail.places();
    await rail.loadSwiper();
    expect(await rail.places()).toEqual(before);
    expect(await rail.reachable()).toEqual(count(0, items));
  });
}

for (const [section, length] of Object.entries(all) as [ShopSection, number][]) {
  test(`SHOP-2: the rail of ${section} moves one step at a time and is not a circle${longIf(section !== 'posters')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(pathTo('shop', 'en'), { waitUntil: 'networkidle' });
    const rail = new RailStory(page, section, 'en');
    await expect(rail.previous).toBeDisabled();
    for (let first = 1; first <= length - 4; first += 1) {
      await rail.next.click();
      await expect.poll(() => rail.shown()).toEqual(count(first, first + 4));
      expect(await rail.reachable()).toEqual(count(first, first + 4));
    }
    await expect(rail.next).toBeDisabled();
    await expect(rail.previous).toBeEnabled();
    await rail.previous.click();
    await expect.poll(() => rail.shown()).toEqual(count(length - 5, length - 1));
    await expect(rail.next).toBeEnabled();
  });
}

test('a rail that was scrolled keeps its place when Swiper takes over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'portraits');
  await rail.viewport.evaluate((viewport) =>
    viewport.scrollTo({ left: viewport.querySelectorAll('li')[3]?.offsetLeft ?? 0, behavior: 'instant' }),
  );
  await expect.poll(() => rail.shown()).toEqual([3]);
  const before = await rail.places();
  await rail.loadSwiper();
  expect(await rail.places()).toEqual(before);
  expect(await rail.reachable()).toEqual([3]);
});

test('a sideways wheel moves the rail, an upright one the page', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'pictures');
  await rail.loadSwiper();
  await rail.items.first().locator('img').hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await rail.shown()).toEqual([0, 1, 2, 3]);
  await page.mouse.wheel(120, 0);
  await expect.poll(() => rail.shown()).toEqual([1, 2, 3, 4]);
});

test('arrow keys move a rail, and the focus never stays on what left', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(pathTo('shop', 'en'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'portraits', 'en');
  await rail.items.first().getByRole('link').nth(1).focus();
  await rail.taken();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rail.shown()).toEqual([1, 2, 3, 4]);
  await expect(rail.items.nth(1).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => rail.shown()).toEqual([0, 1, 2, 3]);
  await expect(rail.items.nth(1).getByRole('link').nth(1)).toBeFocused();
});

test('at the end of a rail the focus moves from the button to the rail', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(pathTo('shop', 'en'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'paintings', 'en');
  await rail.next.focus();
  await page.keyboard.press('Enter');
  await expect(rail.next).toBeDisabled();
  await expect(rail.viewport).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first touch brings Swiper', async ({ page }) => {
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    const rail = new RailStory(page, 'pictures');
    await rail.section.getByRole('heading').tap();
    await rail.taken();
    await rail.next.tap();
    await expect.poll(() => rail.shown()).toEqual([1]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } });

  test('the rails scroll, and no dead button is shown', async ({ page }) => {
    await page.goto(pathTo('shop', 'pl'));
    const rail = new RailStory(page, 'posters');
    await expect(rail.section.locator('button').first()).toBeHidden();
    await rail.viewport.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(rail.items.last().getByRole('link').last()).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  test(`SHOP-3: at ${width} x ${height} the first screen has a picture, its price and its button${longIf(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const locale of locales) {
      await page.goto(pathTo('shop', locale), { waitUntil: 'networkidle' });
      const { fileItem } = messages[locale].shop;
      const [first] = pictures;
      if (!first) throw new Error('the shop has no picture');
      const artwork = artworkOf(first);
      const buy = page.getByRole('link', { name: fileItem.replace('{title}', artwork.title[locale]) }).first();
      await expect(buy).toBeInViewport({ ratio: 1 });
      const price = page.locator('p', { hasText: formatPrice(first.price, locale) }).first();
      await expect(price).toBeInViewport({ ratio: 1 });
      await expect(page.getByAltText(artwork.alt[locale]).first()).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const width of [1600, 1440, 1000, 768, 390]) {
  test(`DESIGN-9: at ${width} px the highest visible work of each rail is as high as the rail, none is higher${longIf(![1440, 390].includes(width))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    for (const section of Object.keys(all) as ShopSection[]) {
      const rail = new RailStory(page, section);
      const { room, works } = await rail.heights();
      expect(Math.max(...works)).toBeLessThanOrEqual(room + 1);
      expect(Math.max(...works)).toBeGreaterThan(room * 0.8);
    }
  });
}

test('SHOP-2: where all works fit there are no arrows', async ({ page }) => {
  for (const [width, arrows] of [
    [1450, false],
    [1449, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    for (const section of Object.keys(all) as ShopSection[]) {
      const { next, previous } = new RailStory(page, section);
      for (const button of [previous, next]) await expect(button).toBeVisible({ visible: arrows || all[section] > 5 });
    }
  }
});

for (const width of [1300, 390]) {
  test(`at ${width} px a press on the work that peeks in brings it in, and opens no page${longIf(width === 1300)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    const rail = new RailStory(page, 'posters');
    await rail.section.scrollIntoViewIfNeeded();
    const visible = (await rail.shown()).length;
    const room = await rail.viewport.boundingBox();
    if (!room) throw new Error('the rail is not on the screen');
    // Swiper ignores a press while it moves
    const still = () =>
      expect
        .poll(async () => {
          const before = await rail.places();
          await page.waitForTimeout(100);
          return JSON.stringify(await rail.places()) === JSON.stringify(before);
        })
        .toBe(true);
    const pressAt = async (x: number, shown: readonly number[]) => {
      await page.mouse.click(x, room.y + room.height / 3);
      await expect.poll(() => rail.shown()).toEqual(shown);
      await still();
    };
    await pressAt(room.x + room.width - 8, count(1, visible + 1));
    await pressAt(room.x + room.width - 8, count(2, visible + 2));
    while (await rail.next.isEnabled()) {
      await rail.next.click();
      await still();
    }
    // at the end the one before peeks in at the left
    await pressAt(room.x + 8, count(all.posters - visible - 1, all.posters - 1));
    expect(new URL(page.url()).pathname).toBe(pathTo('shop', 'pl'));
  });
}
