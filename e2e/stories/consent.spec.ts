import type { Page } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { alive, expect, test } from '../support/test';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** The parts of the question about cookies. */
const panelOf = (page: Page, locale: Locale) => {
  const words = messages[locale].cookie;
  const panel = page.getByRole('region', { name: words.label });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    refuse: button(words.no),
    accept: button(words.yes),
    settings: button(words.set),
    save: button(words.save),
    preferences: panel.getByRole('switch', { name: words.preferences }),
    necessary: panel.getByRole('switch', { name: words.necessary }),
    fromFooter: page.getByRole('button', { name: messages[locale].foot.cookies }),
  };
};

test.use({ consent: null });

test('CONSENT-4: nothing is stored before the answer, and refusing is as easy as accepting', async ({ page }) => {
  await page.goto(pathTo('home', 'pl'));
  const { panel, refuse, accept } = panelOf(page, 'pl');
  await expect(panel).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  expect(no?.x).toBeLessThan(yes?.x ?? 0);
  await refuse.click();
  await expect(panel).toBeHidden();
  expect(await stored(page)).toEqual({ consent: 'refused' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(panel).toBeHidden();
});

test('CONSENT-1, CONSENT-2: accepting keeps the page’s language and raises its events, withdrawing deletes it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const event of ['consent:load', 'consent:accept'])
      addEventListener(event, ({ type, detail }: CustomEventInit & Event) => events.push([type, detail.preferences]));
  });
  await page.goto(pathTo('home', 'en'));
  const { panel, accept, preferences, necessary, save, fromFooter } = panelOf(page, 'en');
  await accept.click();
  const events = await page.evaluate(() => (window as unknown as { events: unknown[] }).events.map(String));
  expect([...new Set(events)]).toEqual(['consent:load,false', 'consent:accept,true']);
  expect(await stored(page)).toEqual({ consent: 'accepted', lang: 'en' });
  await fromFooter.click();
  await expect(necessary).toBeDisabled();
  await expect(necessary).toBeChecked();
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preferences).toBeFocused();
  await expect(preferences).toBeChecked();
  await page.keyboard.press('Space');
  await save.click();
  await expect(panel).toBeHidden();
  await expect(fromFooter).toBeFocused();
  expect(await stored(page)).toEqual({ consent: 'refused' });
});

test('CONSENT-5: by keyboard an answer goes on from the content, and is said once', async ({ page }) => {
  await page.goto(pathTo('order', 'pl', { type: 'portraits' }), { waitUntil: 'networkidle' });
  const { panel, refuse, settings, save, fromFooter } = panelOf(page, 'pl');
  const said = page.getByRole('status').filter({ hasText: messages.pl.cookie.saved });
  await settings.press('Enter');
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(said).toHaveCount(0);
  await refuse.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(said).toHaveCount(1);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: messages.pl.site.close }).press('Enter'),
    () => save.press('Enter'),
  ]) {
    await fromFooter.press('Enter');
    await expect(panel.getByRole('heading')).toBeFocused();
    await leave();
    await expect(panel).toBeHidden();
    await expect(fromFooter).toBeFocused();
  }
  expect(await stored(page)).toEqual({ consent: 'refused' });
});

test('DESIGN-14: at every stop of an order some of the control is seen above the strip', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathTo('orderItem', 'pl', { type: 'posters', id: 2 }), { waitUntil: 'networkidle' });
  const { panel } = panelOf(page, 'pl');
  await expect(panel).toBeVisible();
  await page.locator('main').focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const covered = await page.evaluate(() => {
      const stop = document.activeElement as HTMLElement;
      const strip = document.querySelector('[data-asks]')?.getBoundingClientRect().top ?? 0;
      const shown = stop.matches('input') ? (stop.closest('label') ?? stop) : stop;
      return shown.getBoundingClientRect().top >= strip && !stop.closest('[data-asks]') ? stop.outerHTML : null;
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('CONSENT-1: the strip is low and covers neither headline nor picture', async ({ page }) => {
  await page.goto(pathTo('home', 'pl'), { waitUntil: 'networkidle' });
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const strip = await panelOf(page, 'pl').panel.boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(0.2 * height);
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBe(height);
    for (const first of [page.locator('h1'), page.locator('main img').first()]) {
      const box = await first.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(strip?.y ?? 0);
    }
  }
});

test('a changed language is stored with consent only', async ({ page }) => {
  const change = async () => {
    await page.goto('/sklep', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: messages.pl.lang.button }).click();
    await page.getByRole('menuitemradio', { name: messages.pl.lang.en }).click();
    await page.waitForURL('**/shop');
  };
  await change();
  expect(await stored(page)).toEqual({});
  await page.goto('/');
  await panelOf(page, 'pl').refuse.click();
  await change();
  expect(await stored(page)).toEqual({ consent: 'refused' });
  await page.evaluate(() => localStorage.setItem('consent', 'accepted'));
  await change();
  expect(await stored(page)).toEqual({ consent: 'accepted', lang: 'en' });
});

test.describe('CONSENT-3: who comes to / from elsewhere', () => {
  const arrive = async (page: Page, storage: Record<string, string>, referer = 'https://search.example/') => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('consent')) warnings.push(message.text());
    });
    await page.addInitScript((entries) => {
      if (!localStorage.getItem('consent')) for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.goto('/', { referer });
    // when the page is alive, the step tested here has run
    await alive(page);
    await page.waitForTimeout(300);
    await alive(page);
    return { path: new URL(page.url()).pathname, warned: warnings.length > 0 };
  };
  test('goes on in the language that was kept, with consent; a link of this site stays where it leads', async ({
    browser,
    baseURL,
  }) => {
    const own = { baseURL: baseURL ?? '' };
    for (const [storage, referer, path, warned] of [
      [{ consent: 'accepted', lang: 'en' }, undefined, '/en', false],
      [{ consent: 'refused' }, undefined, '/', true],
      [{ consent: 'accepted', lang: 'en' }, `${baseURL}/en`, '/', false],
    ] as const) {
      const page = await browser.newPage(own);
      expect(await arrive(page, storage, referer)).toMatchObject({ warned });
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await page.close();
    }
  });
});
