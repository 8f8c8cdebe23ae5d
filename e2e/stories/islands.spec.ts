import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type BrowserFiles, buildBrowser } from '@/build/browser';
import { expect, test as watched } from '../support/test';

/** How a file is answered: as it is, not yet, or not at all. */
type How = 'sent' | 'held' | 'refused';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** A small site of one page, whose scripts can be slow or refused. */
async function serveIslands(folder: string, page: string) {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let howFor: (file: string) => How = () => 'sent';
  const send = (file: string, response: ServerResponse) =>
    response
      .writeHead(200, { 'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'text/plain' })
      .end(readFileSync(join(folder, file)));
  const answers: Readonly<Record<How, (file: string, response: ServerResponse) => unknown>> = {
    sent: send,
    held: (file, response) => held.push(() => send(file, response)),
    refused: (_, response) => response.destroy(),
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [path = ''] = url.split('?');
    const [, file] = path.split('/_i/');
    if (file) return void answers[howFor(url)](file, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** What was asked for of a file, in order. */
    askedFor: (name: string) => asked.filter((url) => url.startsWith(`/_i/${name}`)),
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
type Built = Readonly<{ folder: string; html: string; files: BrowserFiles }>;

const pageOf = ({ html, files }: Built): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Islands</title><link rel="icon" href="data:,">
  <style>.unboxed { display: contents }</style>${html}<script type="module" src="${files.script}"></script></html>`;

/** The story's own site, with React's development build: it tells of each difference from what the server wrote. */
const test = watched.extend<{ visit: (how?: (file: string) => How) => Promise<Visit> }, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: so Playwright wants it
    async ({}, use, { workerIndex }) => {
      const folder = `test-results/islands-${workerIndex}`;
      const files = await buildBrowser(folder, 'development', 'e2e/support/islands/browser.ts');
      const page = ['--import', 'tsx', 'e2e/support/islands/page.tsx'];
      await use({ folder, files, html: execFileSync(process.execPath, page, { encoding: 'utf8' }) });
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, built }, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (how = () => 'sent') => {
      const site = await serveIslands(built.folder, pageOf(built));
      site.answer(how);
      const page = await browser.newPage();
      ends.push(site.end, () => page.close());
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await page.goto(site.url);
      return { page, site, said };
    });
    for (const end of ends.toReversed()) await end();
  },
});

const island = (page: Page, name: string) => page.locator(`react-island[data-name=${name}]`);
const hydrated = (page: Page, name: string) => expect(island(page, name)).toHaveAttribute('data-hydrated', '');
const touch = (page: Page) => page.mouse.move(9, 9);
const press = (page: Page) => page.getByRole('button', { name: 'Count' });
const count = (page: Page) => island(page, 'counter').locator('b');
const ask = (page: Page) => page.getByRole('button', { name: 'Ask' });

test('what the server wrote inside an island stays, also when it was taken away and put back', async ({ visit }) => {
  const { page, said } = await visit();
  const inside = page.locator('[data-slot=note]');
  expect(await inside.innerHTML()).toContain('<b data-inside="true">word for word</b>');
  await page.locator('[data-inside]').evaluate((element) => element.setAttribute('data-same', ''));
  await touch(page);
  await hydrated(page, 'message');
  await expect(page.locator('[data-same]')).toHaveCount(1);
  const note = page.getByRole('button', { name: 'Note' });
  await note.click();
  await expect(inside).toHaveCount(0);
  await note.click();
  await expect(page.locator('[data-inside]')).toHaveText('word for word');
  expect(said).toEqual([]);
});

test('a click on a button of an island that holds clicks is marked as busy at once and given once', async ({
  visit,
}) => {
  const { page, site } = await visit((file) => (file.includes('counter') ? 'held' : 'sent'));
  const busy = await press(page).evaluate((button: HTMLElement) => {
    button.click();
    return button.ariaBusy;
  });
  expect(busy).toBe('true');
  await press(page).click();
  await expect(count(page)).toHaveText('1');
  site.letGo();
  await expect(count(page)).toHaveText('2');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await press(page).click();
  await expect(count(page)).toHaveText('3');
});

test('where its script does not come the page stays as it was, and what is pressed does its plain work', async ({
  visit,
}) => {
  const { page, site } = await visit((file) => (file.includes('counter') ? 'refused' : 'sent'));
  await press(page).click();
  await expect(press(page)).not.toHaveAttribute('aria-busy');
  await expect(count(page)).toHaveText('1');
  await expect(page.locator('react-island[data-name=counter]')).toHaveAttribute('data-failed', '');
  const asked = site.askedFor('counter').length;
  await press(page).click();
  await expect(press(page)).not.toHaveAttribute('aria-busy');
  expect(site.askedFor('counter')).toHaveLength(asked);
});

test('what comes later brings its rules before it is shown, once', async ({ visit }) => {
  const { page, site, said } = await visit();
  await ask(page).click();
  await expect(page.locator('em')).toHaveText('styled');
  await expect(page.locator('em')).toHaveCSS('position', 'fixed');
  await ask(page).click();
  await expect(page.locator('em')).toHaveCount(2);
  expect(site.askedFor('late')).toHaveLength(1);
  expect(site.askedFor('answer')).toHaveLength(1);
  expect(said).toEqual([]);
});

test('and is not shown where it does not come', async ({ visit }) => {
  const { page, site } = await visit((file) => (file.includes('answer') ? 'refused' : 'sent'));
  await ask(page).click();
  await expect(page.locator('studio-asker')).toContainText('nothing');
  site.answer(() => 'sent');
  await ask(page).click();
  await expect(page.locator('em')).toHaveText('styled');
});
