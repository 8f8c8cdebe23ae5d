import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildIslands, type Islands } from '@/build/islands';
import { type How, serveIslands } from '../support/islands/serve';
import { expect, test as watched } from '../support/test';

type Visit = Readonly<{ page: Page; site: Awaited<ReturnType<typeof serveIslands>>; said: readonly string[] }>;
type Options = Readonly<{ how?: (file: string) => How; change?: (html: string) => string; timeless?: boolean }>;
type Built = Readonly<{ folder: string; html: string; islands: Islands }>;

const pageOf = ({ html, islands }: Built): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Islands</title><link rel="icon" href="data:,">
  <style>.unboxed { display: contents } .lamp, .asker { display: block }</style>${html}
  <script type="module">${islands.loader}</script></html>`;

/** The story's own site, with React's development build: it tells of each difference from what the server wrote. */
const test = watched.extend<{ visit: (options?: Options) => Promise<Visit> }, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: so Playwright wants it
    async ({}, use, { workerIndex }) => {
      const folder = `test-results/islands-${workerIndex}`;
      const islands = await buildIslands(folder, 'development', 'e2e/support/islands/list.ts');
      const page = ['--import', 'tsx', 'e2e/support/islands/page.tsx'];
      await use({ folder, islands, html: execFileSync(process.execPath, page, { encoding: 'utf8' }) });
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, built }, use) => {
    const ends: (() => unknown)[] = [];
    await use(async ({ how = () => 'sent', change = String, timeless = false }: Options = {}) => {
      const site = await serveIslands(built.folder, () => change(pageOf(built)));
      site.answer(how);
      const page = await browser.newPage();
      ends.push(site.end, () => page.close());
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      if (timeless) {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1_000);
      }
      await page.goto(site.url);
      return { page, site, said };
    });
    for (const end of ends.toReversed()) await end();
  },
});

const named = (name: string) => (file: string) => file.startsWith(`${name}-`);
const all =
  (how: How, ...names: readonly string[]) =>
  (file: string): How =>
    names.some((name) => named(name)(file)) ? how : 'sent';

const place = (page: Page, name: string) => page.locator(`[data-island=${name}], [data-act=${name}]:not(.own)`);
const awake = (page: Page, name: string) => expect(place(page, name)).toHaveAttribute('data-awake', '');
const touch = (page: Page) => page.mouse.move(9, 9);
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const text = (page: Page) => page.getByRole('textbox');
const count = (page: Page) => place(page, 'counter').locator('b');
const lamp = (page: Page) => place(page, 'lamp');
/** The function that loads a part later; it holds no press. */
const asker = async (page: Page) => {
  await touch(page);
  await awake(page, 'asker');
};
const press = (page: Page, name: string) => place(page, name).getByRole('button', { name: /Count|Press/ });

test.describe('islands are hydrated where they stand', () => {
  test('and React’s development build says nothing', async ({ visit }) => {
    const { page, said } = await visit();
    await touch(page);
    for (const name of ['message', 'counter', 'lamp']) await awake(page, name);
    await text(page).fill('a letter');
    await send(page).click();
    await expect(page.locator('output')).toHaveText('Sent: a letter');
    expect(said).toEqual([]);
  });

  test('it speaks where one letter of the served page is another', async ({ visit }) => {
    const { page, said } = await visit({
      change: (html) => html.replace('Message <!-- -->', 'Massage <!-- -->').replace('>Message', '>Massage'),
    });
    await touch(page);
    await awake(page, 'message');
    expect(said.join()).toContain('Hydration failed');
  });

  test('what the server wrote inside stays, also when it was taken away and put back', async ({ visit }) => {
    const { page, said } = await visit();
    const inside = page.locator('[data-slot=note]');
    const written = await inside.innerHTML();
    expect(written).toContain('<b data-inside="true">word for word</b>');
    await page.locator('[data-inside]').evaluate((element) => element.setAttribute('data-same', ''));
    await touch(page);
    await awake(page, 'message');
    await expect(page.locator('[data-same]')).toHaveCount(1);
    const note = page.getByRole('button', { name: 'Note' });
    await note.click();
    await expect(inside).toHaveCount(0);
    await note.click();
    await expect(page.locator('[data-inside]')).toHaveText('word for word');
    expect(said).toEqual([]);
  });

  test('nor does a press leave its sign in it', async ({ visit }) => {
    const { page, site } = await visit({
      how: all('held', 'message', 'hydrate'),
      change: (html) => html.replace('word for word', '<button type="button">Inside</button>'),
    });
    const inside = page.getByRole('button', { name: 'Inside' });
    await inside.click();
    await expect(inside).toHaveAttribute('aria-busy', 'true');
    site.letGo();
    await awake(page, 'message');
    const note = page.getByRole('button', { name: 'Note' });
    await note.click();
    await note.click();
    await expect(inside).toBeVisible();
    await expect(inside).not.toHaveAttribute('aria-busy');
  });

  test('what was typed before is kept, and the focus is told again', async ({ visit }) => {
    const { page, site, said } = await visit({ how: all('held', 'message', 'counter', 'hydrate') });
    await text(page).fill('typed early');
    await page.getByRole('link', { name: 'Elsewhere' }).focus();
    site.letGo();
    await awake(page, 'message');
    await expect(text(page)).toHaveValue('typed early');
    await expect(place(page, 'counter').locator('[data-focused="1"]')).toHaveCount(1);
    expect(said).toEqual([]);
  });
});

test.describe('each comes at its moment', () => {
  const scriptsOf = (site: Visit['site'], name: string) => site.asked.filter((url) => named(name)(url.slice(4)));

  test('at the first input, when the browser is idle, or at once', async ({ visit }) => {
    const { page, site } = await visit();
    await awake(page, 'lamp');
    await awake(page, 'counter');
    expect([...scriptsOf(site, 'message'), ...scriptsOf(site, 'asker')]).toEqual([]);
    await touch(page);
    await awake(page, 'message');
    await awake(page, 'asker');
  });

  test('files that are fetched ahead are not run, and asked for once', async ({ visit }) => {
    const later = (html: string) => html.replace('data-wakes="idle"', 'data-wakes="input"');
    const { page, site } = await visit({ change: later });
    await expect.poll(() => scriptsOf(site, 'counter').length).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(place(page, 'counter')).not.toHaveAttribute('data-awake');
    await touch(page);
    await awake(page, 'counter');
    expect(scriptsOf(site, 'counter')).toHaveLength(1);
  });
});

test.describe('a press on what is asleep', () => {
  const slow = all('held', 'message', 'counter', 'lamp', 'hydrate');

  test('is marked as busy at once and given once', async ({ visit }) => {
    const { page, site, said } = await visit({ how: slow });
    for (const name of ['counter', 'lamp']) {
      const marked = await press(page, name).evaluate((button: HTMLElement) => {
        button.click();
        return button.ariaBusy;
      });
      expect(marked).toBe('true');
      await press(page, name).click();
    }
    await expect(count(page)).toHaveText('1');
    site.letGo();
    await expect(count(page)).toHaveText('2');
    await expect(lamp(page)).toHaveAttribute('data-lit', '1');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await press(page, 'counter').click();
    await press(page, 'lamp').click();
    await expect(count(page)).toHaveText('3');
    await expect(lamp(page)).toHaveAttribute('data-lit', '2');
    expect(said).toEqual([]);
  });

  test('a form that is sent early is sent once, with all that was typed', async ({ visit }) => {
    const { page, site } = await visit({ how: slow });
    await text(page).fill('early');
    await text(page).press('Enter');
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    site.letGo();
    await expect(page.locator('output')).toHaveText('Sent: early');
    expect(page.url()).toBe(site.url);
  });

  test('with a key for a tab of its own is the browser’s', async ({ visit }) => {
    const { page } = await visit({ how: slow });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Elsewhere' }).click({ modifiers: ['Control'] });
    await opened;
    await expect(page.getByRole('link', { name: 'Elsewhere' })).not.toHaveAttribute('aria-busy');
  });
});

test.describe('where a script does not come', () => {
  test('a link leads where it says', async ({ visit }) => {
    const { page } = await visit({ how: all('refused', 'counter') });
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await page.waitForURL('**/elsewhere');
  });

  test('a button waits, busy, and is pressed once it comes', async ({ visit }) => {
    const { page, site } = await visit({ how: all('refused', 'counter') });
    await press(page, 'counter').click();
    await expect.poll(() => site.asked.filter((url) => url.includes('counter')).length).toBeGreaterThan(1);
    await expect(press(page, 'counter')).toHaveAttribute('aria-busy', 'true');
    site.answer(() => 'sent');
    await expect(count(page)).toHaveText('2', { timeout: 15_000 });
  });

  test('the next press asks at once', async ({ visit }) => {
    const { page, site } = await visit({ how: all('gone', 'lamp'), timeless: true });
    await expect.poll(() => site.asked.filter((url) => url.includes('lamp')).length).toBe(1);
    site.answer(() => 'sent');
    await press(page, 'lamp').click();
    // a frame, and less than until it is asked for by itself
    await page.clock.runFor(500);
    await expect(lamp(page)).toHaveAttribute('data-lit', '1');
  });

  test('a form waits where the site is away, and nothing typed is lost', async ({ visit }) => {
    const { page, site } = await visit({ how: all('refused', 'message') });
    await text(page).fill('kept');
    await send(page).click();
    await expect.poll(() => site.asked.filter((url) => url.includes('message')).length).toBeGreaterThan(1);
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    await expect(text(page)).toHaveValue('kept');
    site.answer(() => 'sent');
    await expect(page.locator('output')).toHaveText('Sent: kept', { timeout: 15_000 });
  });

  test('a form sends itself where the site answers without it', async ({ visit }) => {
    const { page, site } = await visit({ how: all('refused', 'message') });
    await text(page).fill('by itself');
    site.answer(all('gone', 'message'));
    await send(page).click();
    await page.waitForURL('**/sent?text=by+itself');
  });

  test('a page of a version that is gone is loaded anew, once', async ({ visit }) => {
    const { page, site } = await visit({ how: all('gone', 'lamp') });
    const pages = () => site.asked.filter((url) => url === '/').length;
    await expect.poll(pages).toBe(2);
    await expect.poll(() => site.asked.filter((url) => url.includes('lamp')).length).toBeGreaterThan(2);
    expect(pages()).toBe(2);
    await expect(press(page, 'lamp')).toBeVisible();
  });

  test('but never where somebody has typed', async ({ visit }) => {
    const { page, site } = await visit({ how: all('refused', 'message') });
    await text(page).fill('typed');
    site.answer(all('gone', 'message'));
    await expect.poll(() => site.asked.filter((url) => url.includes('message')).length).toBeGreaterThan(1);
    await expect(text(page)).toHaveValue('typed');
    expect(site.asked.filter((url) => url === '/')).toHaveLength(1);
  });
});

test.describe('what an island loads later', () => {
  test('brings its sheet before it runs', async ({ visit }) => {
    const { page, site, said } = await visit();
    await asker(page);
    await press(page, 'asker').click();
    await expect(page.locator('em')).toHaveText('styled');
    await expect(page.locator('em')).toHaveCSS('position', 'fixed');
    await press(page, 'asker').click();
    await expect(page.locator('em')).toHaveCount(2);
    expect(site.asked.filter((url) => /answer|css/.test(url))).toHaveLength(2);
    expect(said).toEqual([]);
  });

  test('tells who waits for it that it did not come, and whether the site is there', async ({ visit }) => {
    const { page, site } = await visit({ how: all('refused', 'css') });
    await asker(page);
    await press(page, 'asker').click();
    await expect(place(page, 'asker')).toHaveAttribute('data-missing', 'away');
    site.answer(all('gone', 'css'));
    await text(page).fill('so that the page stays');
    await press(page, 'asker').click();
    await expect(place(page, 'asker')).toHaveAttribute('data-missing', 'there, without it');
    site.answer(() => 'sent');
    await expect(page.locator('em')).toHaveCount(2, { timeout: 15_000 });
  });
});

test('a function that was undone and called again acts once', async ({ visit, built }) => {
  const { page } = await visit();
  await awake(page, 'lamp');
  const file = built.islands.files.lamp?.[0] ?? '';
  await page.evaluate(async (file) => {
    const { lightLamp } = await import(file);
    const place = document.createElement('div');
    place.innerHTML = '<button id="other">Other</button>';
    document.body.append(place);
    lightLamp(place, { step: 1 })();
    lightLamp(place, { step: 1 });
    place.id = 'again';
  }, file);
  await page.locator('#other').click();
  await expect(page.locator('#again')).toHaveAttribute('data-lit', '1');
});

test('a function that a component calls by itself is not called by the loader, too', async ({ visit }) => {
  const { page } = await visit();
  await awake(page, 'counter');
  const own = page.locator('.own');
  await own.getByRole('button').click();
  await expect(own).toHaveAttribute('data-lit', '1');
  await expect(own).not.toHaveAttribute('data-awake');
});

test('nothing of React is in a function, and React is in one file', async ({ built: { folder, islands } }) => {
  const has = (file: string) => readFileSync(join(folder, file), 'utf8').includes('react-dom');
  expect(readdirSync(folder).filter((file) => file.endsWith('.js') && has(file)).length).toBeLessThanOrEqual(2);
  expect(islands.files.lamp?.filter((address) => has(address.slice('/_i/'.length)))).toEqual([]);
});
