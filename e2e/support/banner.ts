import type { Locator, Page } from 'playwright/test';
import { type CategoryId, categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { galleryAnchor } from '@/i18n/sections';
import { messages } from '@/messages';
import { expect } from './test';

/** Page object of the four tiles at the top of the home page. */
export class BannerStory {
  readonly pause: Locator;
  readonly resume: Locator;
  readonly previous: Locator;
  readonly next: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    const words = messages[locale].banner;
    [this.pause, this.resume, this.previous, this.next] = [words.pause, words.play, words.prev, words.next].map(
      (name) => page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator, Locator, Locator];
  }

  tile(place: number): Locator {
    return this.page.locator(`a[href="#${galleryAnchor(categories[place] as CategoryId, this.locale)}"]`);
  }

  /** Opens the page with a clock that the test moves; between its steps it goes on by itself. */
  async openWithClock(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(pathTo('home', this.locale), { waitUntil: 'load' });
    await this.page.waitForFunction(() => document.querySelector('nav[role=tablist]'));
  }

  /** Until each tile has one picture: a fade that was under way would count as a change. */
  async faded(): Promise<void> {
    for (const place of categories.keys()) await expect(this.tile(place).locator('img')).toHaveCount(1);
  }

  /** The file of the picture that each tile shows. */
  shown(): Promise<string[]> {
    return Promise.all(
      [...categories.keys()].map(
        // the second one is fading in
        async (place) => (await this.tile(place).locator('img').first().getAttribute('src')) ?? '',
      ),
    );
  }

  /**
   * Moves the clock by so many ms, half a second at a time, so that pictures can load.
   * @returns the pictures after each step
   */
  async watch(ms: number): Promise<string[][]> {
    const now = () => this.page.evaluate(() => Date.now());
    const end = (await now()) + ms;
    const seen = [await this.shown()];
    while ((await now()) < end) {
      await this.page.clock.runFor(500);
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await this.page.waitForLoadState('networkidle');
      seen.push(await this.shown());
    }
    return seen;
  }
}

/** The pictures of one tile in their order, each change once. */
export const successionOf = (seen: readonly string[][], tile: number): string[] =>
  seen.map((shown) => shown[tile] as string).filter((picture, n, all) => picture !== all[n - 1]);
