import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { type BrowserFiles, buildBrowser } from '@/build/browser';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { isSample, oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { expect, quietMeansAwake, test as watched } from '../support/test';

type Built = Readonly<{ folder: string; files: BrowserFiles }>;
type Visit = Readonly<{ page: Page; said: readonly string[] }>;

/** The same page with another script, whose islands have other files. */
const withScript = (html: string, script: string): string =>
  html
    .replace(/<script type="module"[^>]*>/, `<script type="module" src="${script}">`)
    .replace(/ data-ahead="[^"]*"/, '');

/** Pages as they are served, with React's development build: it tells of each difference from what the server wrote. */
const test = watched.extend<
  { visit: (path: string, change?: (html: string) => string) => Promise<Visit> },
  { built: Built }
>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: so Playwright wants it
    async ({}, use, { workerIndex }) => {
      const folder = `test-results/hydration-${workerIndex}`;
      await use({ folder, files: await buildBrowser(folder, 'development') });
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, baseURL, built: { folder, files } }, use) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    quietMeansAwake(page);
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await page.route('**/_i/*', (route) => route.fulfill({ path: join(folder, basename(route.request().url())) }));
    await use(async (path, change = String) => {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        // the development build has other scripts than the policy knows
        const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
        const body = change(withScript(html, files.script));
        await route.fulfill({ response: answer, body });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      return { page, said };
    });
    await page.close();
  },
});

for (const { name, path } of oneOfEachKind)
  test(`React’s development build finds what the server wrote: ${name}${longIf(!isSample(path))}`, async ({
    visit,
  }) => {
    const { page, said } = await visit(path);
    expect(await page.locator('react-island[data-hydrated]').count()).toBeGreaterThan(0);
    expect(said).toEqual([]);
  });

test('it speaks where one letter of the served form is another', async ({ visit }) => {
  const technique = messages.pl.order.fields.variant.portraits;
  const served = `>${technique}<`;
  const { said } = await visit(pathTo('order', 'pl', { type: 'portraits' }), (html) => {
    expect(html).toContain(served);
    return html.replace(served, `>${technique.slice(0, -1)}x<`);
  });
  expect(said.join()).toContain('Hydration failed');
});
