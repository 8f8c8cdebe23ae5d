import type { Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { galleryAnchor } from '@/i18n/sections';
import { messages } from '@/messages';
import { alive } from '@/tests/support/alive';
import { receivedWith } from '@/tests/support/inbox';
import { expect, test } from '@/tests/support/test';
import { HomeForm, typed } from './support/home-form';
import { OrderForm } from './support/order-form';
import { ShowcaseStory } from './support/showcase';

/** Opens a page without touching anything. */
async function untouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await alive(page);
}

const asleep = (page: Page) => page.locator('[data-asleep]');

/** Counts what is asked for from now on, by kind. */
function requestsOf(page: Page): (kind: string) => number {
  const kinds: string[] = [];
  page.on('request', (request) => void kinds.push(request.resourceType()));
  return (kind) => kinds.filter((one) => one === kind).length;
}

/** Holds back every script from now on; what it gives back lets them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await there;
    await route.continue();
  });
  return come;
}

for (const locale of locales) {
  test.describe(`the home page before any input, ${locale}`, () => {
    test('gallery and contact form have no scripts until the pointer moves', async ({ page }) => {
      await untouched(page, pathTo('home', locale));
      await expect(asleep(page)).toHaveCount(2);
      const asked = requestsOf(page);
      await page.mouse.move(9, 9);
      await expect(asleep(page)).toHaveCount(0);
      expect(asked('script')).toBeGreaterThanOrEqual(2);
      expect(asked('stylesheet')).toBe(0);
    });

    test('a press waits for its script', async ({ page }) => {
      await untouched(page, pathTo('home', locale));
      const come = await withoutScripts(page);
      const story = new ShowcaseStory(page, locale);
      await story.section.locator('nav a').nth(1).click();
      await expect(asleep(page)).toHaveCount(2);
      come();
      await expect(story.tab('landscapes')).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => story.titles()).toEqual(story.titlesOf('landscapes', 0, 10));
      expect(new URL(page.url()).pathname).toBe(pathTo('home', locale));
    });

    test('what is typed and sent before the script is there is sent once', async ({ page }) => {
      await untouched(page, pathTo('home', locale));
      const come = await withoutScripts(page);
      const form = new HomeForm(page, 'contact', locale);
      const mark = `asleep ${locale} ${Date.now()}`;
      await form.fill({ extra: { phone: mark } });
      await form.send.click();
      await expect(asleep(page)).toHaveCount(2);
      come();
      await expect(form.toast(messages[locale].toast.ok)).toBeVisible();
      const kept = await receivedWith(mark);
      expect(kept).toHaveLength(1);
      expect(kept[0]?.fields).toMatchObject({ ...typed.contact, phone: mark });
    });

    test('an address that names a category is followed without any input', async ({ page }) => {
      await untouched(page, `${pathTo('home', locale)}#${galleryAnchor('wall_art', locale)}`);
      await expect(asleep(page)).toHaveCount(0);
      await expect(new ShowcaseStory(page, locale).tab('wall_art')).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test('a press that no pointer made, as a screen reader does, is an input', async ({ page }) => {
  await untouched(page, '/');
  const story = new ShowcaseStory(page, 'pl');
  await story.section
    .locator('nav a')
    .nth(1)
    .evaluate((link: HTMLElement) => link.click());
  await expect(story.tab('landscapes')).toHaveAttribute('aria-selected', 'true');
});

test('fields that the browser fills in are an input', async ({ page }) => {
  await untouched(page, '/');
  const phone = new HomeForm(page, 'contact', 'pl').field('phone');
  await phone.evaluate((field: HTMLInputElement) => {
    field.value = '600 700 800';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(asleep(page)).toHaveCount(0);
  await expect(phone).toHaveValue('600 700 800');
});

test('what follows the choices of an order comes before they are made, with no sheet of its own', async ({ page }) => {
  await untouched(page, pathTo('order', 'en', { type: 'portraits' }));
  await expect(asleep(page)).toHaveCount(1);
  const asked = requestsOf(page);
  await page.mouse.move(9, 9);
  await expect(asleep(page)).toHaveCount(0);
  expect(asked('script')).toBeGreaterThan(0);
  expect(asked('stylesheet')).toBe(0);
});

test('an original’s order has it in the page', async ({ page }) => {
  await untouched(page, pathTo('orderItem', 'en', { type: 'picture', id: 1 }));
  await expect(asleep(page)).toHaveCount(0);
  await expect(new OrderForm(page, 'en').send).toBeVisible();
});

test.describe('where the script does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] });

  test('a work’s link leads to the work', async ({ page }) => {
    await untouched(page, '/');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    const [first] = artworks.portraits;
    const link = new ShowcaseStory(page, 'pl').section.locator('a[data-file]').first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(first).toBeDefined();
    await link.click();
    await page.waitForURL(`**${href}`);
  });

  test('a message waits for it, with all that was typed, and is sent once it comes', async ({ page }) => {
    await untouched(page, '/');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    const form = new HomeForm(page, 'contact', 'pl');
    const mark = `missing ${Date.now()}`;
    await form.fill({ extra: { phone: mark } });
    await form.send.click();
    await page.waitForTimeout(500);
    await expect(form.field('phone')).toHaveValue(mark);
    await page.unroute('**/_next/static/chunks/**');
    await expect(form.toast(messages.pl.toast.ok)).toBeVisible({ timeout: 20_000 });
    expect(await receivedWith(mark)).toHaveLength(1);
  });
});
