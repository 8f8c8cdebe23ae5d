import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildIslands, type Islands } from '@/build/islands';
import { expect, test as watched } from '../support/test';

/** How a file is answered: as it is, never yet, not at all, or as one that the site has no more. */
type How = 'sent' | 'held' | 'refused' | 'gone';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** A small site of one page, whose scripts can be slow, refused or gone. Other addresses say which they are. */
async function serveIslands(folder: string, page: () => string) {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let howFor: (file: string) => How = () => 'sent';
  const send = (file: string, response: ServerResponse) =>
    response
      .writeHead(200, {
        'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'text/plain',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(readFileSync(join(folder, file)));
  const answers: Readonly<Record<How, (file: string, response: ServerResponse) => unknown>> = {
    sent: send,
    held: (file, response) => held.push(() => send(file, response)),
    refused: (_, response) => response.destroy(),
    gone: (_, response) => response.writeHead(404).end(),
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [, file] = url.split('/_i/');
    if (file) return void answers[howFor(file)](file, response);
    const body = url === '/' ? page() : `<!doctype html><title>${url}</title><link rel="icon" href="data:,">`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** What was asked for, in order. */
    asked,
    answer: (how: typeof howFor) => {
      howFor = how;
    },
    /** Sends what was held. */
    letGo: () => {
      howFor = () => 'sent';
      for (const go of held.splice(0)) go();
    },
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

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

const place = (page: Page, name: string) => page.locator(`[data-island=${name}], [data-act=${name}]`);
const awake = (page: Page, name: string) => expect(place(page, name)).toHaveAttribute('data-awake', '');
const touch = (page: Page) => page.mouse.move(9, 9);
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
});

test.describe('each comes at its moment', () => {
  const scriptsOf = (site: Visit['site'], name: string) => site.asked.filter((url) => named(name)(url.slice(4)));

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
});

test.describe('where a script does not come', () => {
  test('the next press asks at once', async ({ visit }) => {
    const { page, site } = await visit({ how: all('gone', 'lamp'), timeless: true });
    await expect.poll(() => site.asked.filter((url) => url.includes('lamp')).length).toBe(1);
    site.answer(() => 'sent');
    await press(page, 'lamp').click();
    // a frame, and less than until it is asked for by itself
    await page.clock.runFor(500);
    await expect(lamp(page)).toHaveAttribute('data-lit', '1');
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
