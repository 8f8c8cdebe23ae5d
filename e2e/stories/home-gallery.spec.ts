import type { Locator, Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import type { CategoryId } from '@/content/types';
import { galleryPath } from '@/domain/api';
import { artworkPath } from '@/domain/gallery/artwork-page';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { galleryAnchor, sections } from '@/i18n/sections';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { expect, moving, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

test.use(moving);

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Page object of the gallery on the home page. */
class ShowcaseStory {
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

const walls = { portraits: 'madder', landscapes: 'verte', wall_art: 'ochre', digital_art: 'prussian' } as const;

test.use({ viewport: { width: 1440, height: 900 } });

test('HOME-7, HOME-8, HOME-9: another category is fetched once, into places of its works’ proportions, 500 ms after the answer; keys choose, and pages are of ten', async ({
  page,
}) => {
  const story = new ShowcaseStory(page, 'pl');
  await story.open();
  expect(await story.titles()).toEqual(story.titlesOf('portraits', 0, 10));
  expect(story.asked).toBe(0);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/web/gallery', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const boxes = (what: string) =>
    story.panel.locator(what).evaluateAll((all) =>
      all.slice(0, 10).map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
  // the next page waits too, and going back to what is there ends the wait; the last choice counts
  await story.button(story.words.gallery.next).click();
  await expect(story.status).toHaveText(story.words.gallery.loading);
  expect(await story.titles()).toEqual(story.titlesOf('portraits', 0, 10));
  await story.tab('digital_art').click();
  await expect(story.works).toHaveCount(0);
  await story.tab('portraits').click();
  await expect(story.status).toBeEmpty();
  expect(await story.titles()).toEqual(story.titlesOf('portraits', 0, 10));
  await story.tab('wall_art').click();
  await story.tab('landscapes').click();
  await expect(story.status).toHaveText(story.words.gallery.loading);
  await expect(story.panel).toHaveAttribute('aria-busy', 'true');
  await expect(story.works).toHaveCount(0);
  await expect(story.panel.locator('.showcase__place span')).toHaveCount(10);
  const places = await boxes('.showcase__place span');
  const shown = story.shownAfter();
  answered.resolve();
  await expect(story.works).toHaveCount(10);
  // a browser's timer may be a millisecond early
  expect(await shown).toBeGreaterThanOrEqual(499);
  await expect(story.status).toBeEmpty();
  expect(await story.titles()).toEqual(story.titlesOf('landscapes', 0, 10));
  expect(await boxes('picture')).toEqual(places);

  await story.tab('portraits').click();
  for (const [key, category] of [
    ['ArrowLeft', 'digital_art'],
    ['ArrowRight', 'portraits'],
    ['ArrowRight', 'landscapes'],
    ['End', 'digital_art'],
    ['ArrowLeft', 'wall_art'],
    ['Home', 'portraits'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(story.tab(category)).toBeFocused();
    await expect(story.tab(category)).toHaveAttribute('aria-selected', 'true');
    await expect(story.section.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(story.section).toHaveAttribute('data-wall', category);
    const paint = await page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, walls[category]);
    await expect(story.section).toHaveCSS('background-color', paint);
    expect(await story.titles()).toEqual(story.titlesOf(category, 0, 10));
    await expect(story.section.getByRole('link', { name: story.words.gallery.whole[category] })).toHaveAttribute(
      'href',
      pathTo(category, 'pl'),
    );
  }
  await page.keyboard.press('Tab');
  await expect(story.works.first()).toBeFocused();

  const [previous, next] = [story.button(story.words.gallery.prev), story.button(story.words.gallery.next)];
  await expect(previous).toBeDisabled();
  for (const number of [1, 2, 3, 4]) {
    await next.click();
    await expect.poll(() => story.titles()).toEqual(story.titlesOf('portraits', number * 10, (number + 1) * 10));
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await previous.click();
  await expect.poll(() => story.titles()).toEqual(story.titlesOf('portraits', 30, 40));
  expect(story.asked).toBe(1);
});

test.describe('when the gallery does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('HOME-10, GALLERY-3: a toast, loading ends, the works already known stay; once it came, a fetched work opens in the viewer', async ({
    page,
  }) => {
    const story = new ShowcaseStory(page, 'pl');
    await story.open();
    const closed = 'Zamknięte do jutra';
    for (const [answer, said] of [
      [{ status: 500, json: { error: { message: closed } } }, closed],
      [{ status: 500, json: {} }, 'Error'],
      [null, 'Error'],
    ] as const) {
      await page.route('**/api/web/gallery', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await story.tab('wall_art').click();
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      await expect(page.getByText(story.words.gallery.failed)).toBeVisible({ visible: said === 'Error' });
      await expect(story.status).toBeEmpty();
      await expect(story.tab('portraits')).toHaveAttribute('aria-selected', 'true');
      expect(await story.titles()).toEqual(story.titlesOf('portraits', 0, 10));
      await page.unroute('**/api/web/gallery');
      await page.locator('[data-sonner-toast]').getByRole('button').first().click();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    }
    await story.tab('digital_art').click();
    await expect.poll(() => story.titles()).toEqual(story.titlesOf('digital_art', 0, 10));

    const viewer = new ViewerStory(page, 'pl');
    await story.button(story.words.gallery.next).click();
    await story.works.nth(2).click();
    await viewer.dialog.waitFor();
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(3, 10));
    await expect(viewer.dialog.getByText(artworks.digital_art[12]?.title.pl ?? '?').first()).toBeVisible();
    await viewer.buttons.next.click();
    await expect.poll(() => viewer.shown()).toBe(viewer.countOf(4, 10));
    await page.keyboard.press('Escape');
    await expect(viewer.dialog).toBeHidden();
    await expect(story.works.nth(3)).toBeFocused();
  });
});

test('HOME-9: at 390 px one work at a time, with previous, next, at most seven dots, and swiping', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const story = new ShowcaseStory(page, 'en');
  await story.open();
  const { prev, next, count } = story.words.viewer;
  const dot = (n: number, all: number) =>
    story.button(count.replace('{n}', String(n)).replace('{all}', String(all)).replaceAll(' ', '\u00a0'));
  const dots = story.section.locator('button[aria-label]:visible').filter({ hasNot: page.locator('svg') });
  await story.section.scrollIntoViewIfNeeded();
  await expect(dots).toHaveCount(7);
  await expect(story.button(prev)).toBeDisabled();
  await story.button(next).click();
  await expect(story.works.nth(1)).toBeInViewport({ ratio: 0.6 });
  // the works after the first ten have loaded meanwhile
  await expect(story.works).toHaveCount(artworks.portraits.length);
  await dot(7, 47).click();
  await expect(dot(7, 47)).toHaveAttribute('aria-current', 'true');
  await expect(dot(10, 47)).toBeVisible();
  await expect(dot(3, 47)).toBeHidden();
  for (let n = 0; n < 5; n += 1) await story.button(next).click();
  await expect(dot(12, 47)).toHaveAttribute('aria-current', 'true');
  await expect(story.works.nth(11)).toBeInViewport({ ratio: 0.6 });
  // a swipe is the browser's own scrolling
  await story.panel.evaluate((panel) => panel.scrollTo({ left: panel.scrollWidth, behavior: 'instant' }));
  await expect(dot(47, 47)).toHaveAttribute('aria-current', 'true');
  await expect(story.button(next)).toBeDisabled();
  await story.tab('landscapes').click();
  await expect(dot(1, 29)).toHaveAttribute('aria-current', 'true');
  await expect(story.works.first()).toBeInViewport({ ratio: 0.6 });
  expect(story.asked).toBe(1);
});

test.describe('before any input', () => {
  test('a tab, pressed before its script is there, leads to the page of its category', async ({ page }) => {
    await page.route('**/_i/showcase*', () => undefined);
    await page.goto('/');
    await new ShowcaseStory(page, 'pl').section.locator('nav a').nth(1).click();
    await page.waitForURL(`**${pathTo('landscapes', 'pl')}`);
  });

  test('an address that names a category is followed', async ({ page }) => {
    await page.goto(`/#${galleryAnchor('wall_art', 'pl')}`);
    await expect(new ShowcaseStory(page, 'pl').tab('wall_art')).toHaveAttribute('aria-selected', 'true');
  });
});

test('GALLERY-14: a reload with the viewer open shows the work’s page, and Back the gallery', async ({ page }) => {
  const story = new ShowcaseStory(page, 'pl');
  const viewer = new ViewerStory(page, 'pl');
  await story.open();
  await story.tab('landscapes').click();
  await expect.poll(() => story.titles()).toEqual(story.titlesOf('landscapes', 0, 10));
  await viewer.open(2);
  const [, , third] = artworks.landscapes;
  if (!third) throw new Error('there are not three landscapes');
  await expect.poll(() => new URL(page.url()).pathname).toBe(artworkPath(third, 'pl'));
  await page.reload({ waitUntil: 'networkidle' });
  // its place in the history is its own by now
  await page.waitForFunction(() => !history.state?.viewer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bind(third.title.pl, 'pl'));
  await expect(viewer.dialog).toBeHidden();
  await page.goBack();
  await expect(story.tab('portraits')).toBeVisible();
  // the work of another category cannot be shown over the portraits, so its page is
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bind(third.title.pl, 'pl'));
});
