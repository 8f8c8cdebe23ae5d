import type { Locator, Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import type { CategoryId } from '@/content/types';
import { galleryPath } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Page object of the gallery on the home page. */
export class ShowcaseStory {
  readonly words;
  readonly section: Locator;
  readonly panel: Locator;
  readonly status: Locator;
  readonly works: Locator;
  /** The number of requests for the works. */
  asked = 0;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.words = messages[locale];
    this.section = page.locator(`#${sections.gallery[locale]}`);
    this.panel = this.section.getByRole('tabpanel');
    this.status = this.section.getByRole('status');
    this.works = this.panel.locator('a:visible');
    page.on('request', (request) => {
      if (request.url().endsWith(galleryPath)) this.asked += 1;
    });
  }

  async open(): Promise<void> {
    await this.page.goto(pathTo('home', this.locale), { waitUntil: 'networkidle' });
  }

  tab(category: CategoryId): Locator {
    return this.section.getByRole('tab', { name: this.words.cat[category], exact: true });
  }

  button(name: string): Locator {
    return this.section.getByRole('button', { name, exact: true });
  }

  /** The time from the answer's arrival until the panel stops loading, in ms of the page's own clock. */
  shownAfter(): Promise<number> {
    return this.panel.evaluate(
      (panel, path) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (panel.getAttribute('aria-busy') === 'true') return;
            const shown = performance.now();
            const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
            observer.disconnect();
            resolve(shown - (answers.at(-1) as PerformanceResourceTiming).responseEnd);
          });
          observer.observe(panel, { attributes: true });
        }),
      galleryPath,
    );
  }

  async titles(): Promise<string[]> {
    return (await this.works.locator('b').allTextContents()).map(spaces);
  }

  titlesOf(category: CategoryId, from: number, to?: number): string[] {
    return artworks[category].slice(from, to).map(({ title }) => title[this.locale]);
  }
}
