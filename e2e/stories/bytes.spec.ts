import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { buildBrowser } from '@/build/browser';
import { isSample, oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { awake, expect, test } from '../support/test';

const KiB = 1024;
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The most bytes of scripts that run before any input, those in the page among them; compressed with brotli 11. */
const earlyBudget = 8 * KiB;
/** The most bytes of all scripts of a component, React among them. */
const islandBudget = 100 * KiB;
/** The same of a page that is awake: its largest island, and the small ones that every page has. */
const orderBudget = 117 * KiB;
const awakeBudget = (path: string) => (/order|zamowienie/.test(path) ? orderBudget : islandBudget) + 6 * KiB;
/** The most bytes of a page, which the first pictures wait for. */
const documentBudget = 22 * KiB;
const fontBudget = 90 * KiB;

// with the question about cookies, as at a first visit
test.use({ consent: null });

/** Bytes by what they are for. `early`: scripts that run before any input; `ahead`: those that are fetched, and not run; `awake`: those that run by the first input. */
type Weight = Readonly<{ document: number; early: number; ahead: number; awake: number; fonts: number }>;

/** What was packed before: all pages load the same scripts, and packing them takes seconds. */
const known = new Map<string, number>();
function brotli(body: Buffer): number {
  const key = hash('sha256', body);
  const size = known.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(key, size);
  return size;
}

/** The bodies of a kind of file, of all that has been answered so far. */
const bodiesOf = async (kind: string, responses: readonly Response[]): Promise<readonly Buffer[]> =>
  Promise.all(responses.filter((one) => one.request().resourceType() === kind).map((one) => one.body()));
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const packed = (bodies: readonly Buffer[]): number => sum(bodies.map(brotli));
/** The scripts that stand in a page itself. */
const inPage = async (page: Page): Promise<Buffer> => {
  const texts = page.locator('script:not([src], [type="application/ld+json"])').allTextContents();
  return Buffer.from((await texts).join('\n'));
};

/** Loads a page with an empty cache, and then wakes it. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const asked = await page
    .locator('[data-ahead]')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.ahead));
  const files = asked.join(' ').split(' ').filter(Boolean);
  await expect
    .poll(() => responses.filter((one) => one.request().resourceType() === 'fetch'))
    .toHaveLength(files.length);
  const early = packed([...(await bodiesOf('script', responses)), await inPage(page)]);
  const ahead = packed(await bodiesOf('fetch', responses));
  await awake(page);
  await page.waitForLoadState('networkidle');
  return {
    document: packed(await bodiesOf('document', responses)),
    early,
    ahead,
    awake: packed([...(await bodiesOf('script', responses)), await inPage(page)]),
    fonts: sum((await bodiesOf('font', responses)).map(({ length }) => length)),
  };
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, path } of [...oneOfEachKind, { name: '404', path: '/typo' }]) {
      test.describe(`${name}${longIf(viewport.width > 390 || !isSample(path))}`, () => {
        test.use({ allowedErrors: name === '404' ? [/404/] : [] });
        test('page, scripts and fonts stay within their bytes', async ({ page }) => {
          const weight = await weigh(page, path);
          const { document, early, ahead, awake, fonts } = weight;
          const told = Object.entries(weight).map(([what, size]) => `${what} ${(size / KiB).toFixed(1)} KiB`);
          console.log(`${name} at ${viewport.width}: ${told.join(', ')}`);
          expect(document).toBeGreaterThan(0);
          expect(document).toBeLessThanOrEqual(documentBudget);
          // what moves without React
          expect(early).toBeGreaterThan(1.5 * KiB);
          expect(early).toBeLessThanOrEqual(earlyBudget);
          expect(ahead > KiB).toBe(name.startsWith('order'));
          expect(ahead).toBeLessThanOrEqual(awakeBudget(path));
          expect(awake).toBeLessThanOrEqual(awakeBudget(path));
          expect(fonts).toBeGreaterThan(0);
          expect(fonts).toBeLessThanOrEqual(fontBudget);
        });
      });
    }
  });
}

test('no island brings more than 100 KiB of script, the order form 117, React included', async () => {
  const folder = 'test-results/islands-weighed';
  const { islands } = await buildBrowser(folder);
  const weights = Object.entries(islands).map(([name, files]) => ({
    name,
    weight: packed(files.map((file) => readFileSync(join(folder, basename(file))))),
  }));
  expect(Math.max(...weights.map(({ weight }) => weight))).toBeGreaterThan(50 * KiB);
  const budgetOf = (name: string) => (name.startsWith('order-wizard') ? orderBudget : islandBudget);
  expect(weights.filter(({ name, weight }) => weight > budgetOf(name))).toEqual([]);
});

test('an open viewer has brought at most 100 KiB of script, React included', async ({ page }) => {
  // what is imported was fetched before: each file once
  const arrived = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) arrived.set(response.url(), response);
  });
  await page.goto('/gallery');
  await page.locator('main a:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all([...arrived.values()].map((response) => response.body()));
  expect(bodies.some((body) => body.includes('yarl__'))).toBe(true);
  console.log(`an open viewer: ${(packed(bodies) / KiB).toFixed(1)} KiB in ${bodies.length} scripts`);
  expect(packed(bodies)).toBeLessThanOrEqual(100 * KiB);
});
