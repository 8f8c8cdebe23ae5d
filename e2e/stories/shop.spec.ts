import type { Locator, Page } from 'playwright/test';
import { pictures } from '@/content/shop';
import { formatPrice } from '@/domain/shop/price-format';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';
import { awake, expect, test } from '../support/test';

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

  /** Until Swiper moves it, which the first input on the page brings. */
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

test('SHOP-2, DESIGN-9: at each width as many items, the same before and after Swiper takes over, as high as their rail, with arrows where some are hidden', async ({
  page,
}) => {
  await page.goto(pathTo('shop', 'pl'));
  const rail = new RailStory(page, 'posters');
  const at = (width: number) => page.setViewportSize({ width, height: 900 });
  const before = new Map<number, readonly number[]>();
  for (const [width, items] of sizes) {
    await at(width);
    expect([width, await rail.shown()]).toEqual([width, count(0, items)]);
    before.set(width, await rail.places());
    for (const section of width === 1280 || width === 390 ? (Object.keys(all) as ShopSection[]) : []) {
      const { room, works } = await new RailStory(page, section).heights();
      const [highest, where] = [Math.max(...works), `${section} at ${width}`];
      expect.soft(highest, where).toBeLessThanOrEqual(room + 1);
      expect.soft(highest, where).toBeGreaterThan(room * 0.8);
    }
  }
  await expect(rail.viewport).not.toHaveAttribute('data-moving');
  await awake(page);
  await rail.taken();
  for (const [width, items] of sizes) {
    await at(width);
    await expect.poll(() => rail.places(), { message: `${width}` }).toEqual(before.get(width));
    expect([width, await rail.reachable()]).toEqual([width, count(0, items)]);
  }
  for (const [width, arrows] of [
    [1450, false],
    [1449, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const section of Object.keys(all) as ShopSection[]) {
      const { next, previous } = new RailStory(page, section);
      for (const button of [previous, next]) await expect(button).toBeVisible({ visible: arrows || all[section] > 5 });
    }
  }
});

test('SHOP-2: a rail moves one step at a time by buttons, keys and a sideways wheel, is not a circle, and never leaves the focus on what left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(pathTo('shop', 'en'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'posters', 'en');
  const from = async (first: number) => {
    await expect.poll(() => rail.shown()).toEqual(count(first, first + 4));
    expect(await rail.reachable()).toEqual(count(first, first + 4));
  };
  await expect(rail.previous).toBeDisabled();
  for (let first = 1; first < all.posters - 4; first += 1) {
    await rail.next.click();
    await from(first);
  }
  await rail.next.focus();
  await page.keyboard.press('Enter');
  await from(all.posters - 4);
  await expect(rail.next).toBeDisabled();
  await expect(rail.viewport).toBeFocused();
  await rail.previous.click();
  await from(all.posters - 5);
  await expect(rail.next).toBeEnabled();

  const pictures = new RailStory(page, 'pictures', 'en');
  await pictures.items.first().locator('img').hover();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  expect(await pictures.shown()).toEqual([0, 1, 2, 3]);
  await page.mouse.wheel(120, 0);
  await expect.poll(() => pictures.shown()).toEqual([1, 2, 3, 4]);

  const portraits = new RailStory(page, 'portraits', 'en');
  await portraits.items.first().getByRole('link').nth(1).focus();
  for (const [key, first] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => portraits.shown()).toEqual(count(first, first + 4));
    await expect(portraits.items.nth(1).getByRole('link').nth(1)).toBeFocused();
  }
});

test('a rail that was scrolled keeps its place when Swiper comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('shop', 'pl'));
  const rail = new RailStory(page, 'portraits');
  await rail.viewport.evaluate((viewport) =>
    viewport.scrollTo({ left: viewport.querySelectorAll('li')[3]?.offsetLeft ?? 0, behavior: 'instant' }),
  );
  await rail.taken();
  await expect.poll(() => rail.shown()).toEqual([3]);
  expect(await rail.reachable()).toEqual([3]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first touch brings Swiper', async ({ page }) => {
    await page.goto(pathTo('shop', 'pl'));
    const rail = new RailStory(page, 'pictures');
    await rail.next.tap();
    await expect.poll(() => rail.shown()).toEqual([1]);
    await rail.taken();
  });
});

test.describe('without Swiper', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedErrors: [/Failed to (load|fetch)/] });

  test('the buttons scroll the rail', async ({ page }) => {
    await page.route('**/rail-swiper*', (route) => route.abort());
    await page.goto(pathTo('shop', 'pl'));
    const rail = new RailStory(page, 'pictures');
    for (const [button, shown] of [
      [rail.next, 1],
      [rail.next, 2],
      [rail.previous, 1],
    ] as const) {
      await button.click();
      await expect.poll(() => rail.shown()).toEqual([shown]);
    }
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

test('SHOP-3: the first screen has a picture, its price and its button', async ({ page }) => {
  for (const locale of locales)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 1440) await page.goto(pathTo('shop', locale), { waitUntil: 'networkidle' });
      const { fileItem } = messages[locale].shop;
      const [first] = pictures;
      if (!first) throw new Error('the shop has no picture');
      const artwork = artworkOf(first);
      const buy = page.getByRole('link', { name: fileItem.replace('{title}', artwork.title[locale]) }).first();
      const price = page.locator('p', { hasText: formatPrice(first.price, locale) }).first();
      for (const part of [buy, price, page.getByAltText(artwork.alt[locale]).first()])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
});

test('a press on the work that peeks in brings it in, and opens no page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
  const rail = new RailStory(page, 'posters');
  await rail.section.scrollIntoViewIfNeeded();
  await rail.taken();
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
