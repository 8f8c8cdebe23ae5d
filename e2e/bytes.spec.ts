import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import type { PageId } from '@/i18n/pages';
import { oneOfEachKind } from '@/tests/support/addresses';
import { expect, test } from '@/tests/support/test';

const KiB = 1024;
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * The most bytes of scripts, framework included, that load before any input; compressed with brotli 11. An empty page has 112.4 KiB.
 * An original's order has what follows its choices, which are complete as they come.
 */
const scriptBudget: Readonly<Partial<Record<PageId, number>>> = {
  home: 118.3 * KiB,
  shop: 118.3 * KiB,
  order: 128.3 * KiB,
  orderItem: 131 * KiB,
};
const otherBudget = 118.3 * KiB;
/** The most bytes of a page's data, which it asks for behind its first pictures. */
const dataBudget = 14 * KiB;
/** The most bytes of a page before its data, which the first pictures wait for. */
const documentBudget = 22 * KiB;
const fontBudget = 90 * KiB;

// with the question about cookies, as at a first visit
test.use({ consent: null });

/** Bytes by what they are for. */
type Weight = Readonly<{ document: number; scripts: number; data: number; fonts: number }>;

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The bodies of a kind of file, of all that has been answered so far. */
const bodiesOf = async (kind: string, responses: readonly Response[]): Promise<readonly Buffer[]> =>
  Promise.all(responses.filter((one) => one.request().resourceType() === kind).map((one) => one.body()));
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const packed = (bodies: readonly Buffer[]): number => sum(bodies.map(brotli));
const isData = (response: Response): boolean => response.url().includes('/_next/static/data/');

/** Loads a page with an empty cache. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const [data, others] = [responses.filter(isData), responses.filter((response) => !isData(response))];
  return {
    document: packed(await bodiesOf('document', others)),
    scripts: packed(await bodiesOf('script', others)),
    data: packed(await bodiesOf('script', data)),
    fonts: sum((await bodiesOf('font', others)).map(({ length }) => length)),
  };
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, path, ref } of [
      ...oneOfEachKind,
      { name: '404', path: '/typo', ref: { id: 'home' as const, missing: true } },
    ]) {
      test.describe(name, () => {
        test.use({ allowedErrors: name === '404' ? [/404/] : [] });
        test('page, scripts, data and fonts stay within their bytes', async ({ page }) => {
          const weight = await weigh(page, path);
          const { document, scripts, data, fonts } = weight;
          const budget = name === '404' ? otherBudget : (scriptBudget[ref.id] ?? otherBudget);
          const told = Object.entries(weight).map(([what, size]) => `${what} ${(size / KiB).toFixed(1)} KiB`);
          console.log(`${name} at ${viewport.width}: ${told.join(', ')}`);
          expect(document).toBeGreaterThan(0);
          expect(document).toBeLessThanOrEqual(documentBudget);
          expect(data).toBeGreaterThan(0);
          expect(data).toBeLessThanOrEqual(dataBudget);
          expect(scripts).toBeGreaterThan(50 * KiB);
          expect(scripts).toBeLessThanOrEqual(budget);
          expect(fonts).toBeGreaterThan(0);
          expect(fonts).toBeLessThanOrEqual(fontBudget);
        });
      });
    }
  });
}

test('the viewer’s first opening brings at most 15 KiB of script', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  const arriving: Response[] = [];
  page.on('response', (response) => arriving.push(response));
  await page.locator('main a:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const opened = packed(await bodiesOf('script', arriving));
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThanOrEqual(15 * KiB);
});
