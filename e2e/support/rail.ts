import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';

export type ShopSection = 'pictures' | 'portraits' | 'paintings' | 'posters';

/** Page object of one rail of the shop. */
export class RailStory {
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
  async wake(): Promise<void> {
    await this.section.getByRole('heading').hover();
    await this.taken();
  }

  async taken(): Promise<void> {
    await this.section.locator('[data-moving].swiper-initialized').waitFor();
  }
}
