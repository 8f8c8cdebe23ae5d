import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { buildBrowser } from '@/build/browser';
import { isSample, oneOfEachKind } from '../support/addresses';
import { facesOfWords } from '../support/faces';
import { longIf } from '../support/in-process/long';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { awake, expect, test } from '../support/test';
import { listenForViolations } from '../support/violations';

// Each page is visited once: what a visit can show of it is collected on the way.

const KiB = 1024;
/** The most bytes of scripts that run before any input, those in the page among them; compressed with brotli 11. */
const earlyBudget = 8 * KiB;
/** The most bytes of all scripts of a component, React among them. */
const islandBudget = 100 * KiB;
/** The same of a page that is awake: its largest island, and the small ones that every page has. */
const orderBudget = 117 * KiB;
const awakeBudget = (path: string) => (/order|zamowienie/.test(path) ? orderBudget : islandBudget) + 6 * KiB;
/** The most bytes of a page, which the first pictures wait for. */
const documentBudget = 22 * KiB;
/** The most KiB of its rules, before they are packed: those are read before the first paint. */
const styleBudgets: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^home/, 46],
  [/^order/, 40.5],
  [/chooser/, 27.5],
  [/^shop/, 32],
  [/^(gallery|portraits|wall art)/, 27.5],
  [/^work/, 26.6],
  [/form/, 23],
  [/^404/, 19.7],
  [/^/, 19.3],
];
const styleBudget = (name: string) => (styleBudgets.find(([kind]) => kind.test(name))?.[1] ?? 0) * KiB;
const fontBudget = 90 * KiB;

/** Bytes by what they are for. `early`: scripts that run before any input; `ahead`: those that are fetched, and not run; `awake`: those that run by the first input. */
type Weight = Readonly<{ document: number; style: number; early: number; ahead: number; awake: number; fonts: number }>;

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

/** Weighs a page that has just been opened with an empty cache, and wakes it. */
async function weigh(page: Page, responses: readonly Response[]): Promise<Weight> {
  await page.waitForLoadState('networkidle');
  const asked = await page
    .locator('[data-ahead]')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.ahead));
  const files = asked.join(' ').split(' ').filter(Boolean);
  await expect
    .poll(() => responses.filter((one) => one.request().resourceType() === 'fetch'))
    .toHaveLength(files.length);
  const style = Buffer.byteLength((await page.locator('style').allTextContents()).join(''));
  const early = packed([...(await bodiesOf('script', responses)), await inPage(page)]);
  const ahead = packed(await bodiesOf('fetch', responses));
  await awake(page);
  await page.waitForLoadState('networkidle');
  return {
    document: packed(await bodiesOf('document', responses)),
    style,
    early,
    ahead,
    awake: packed([...(await bodiesOf('script', responses)), await inPage(page)]),
    fonts: sum((await bodiesOf('font', responses)).map(({ length }) => length)),
  };
}

/** Scrolls from top to bottom, so that everything that is loaded lazily is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** What `sizes` may say beside the width that is shown: a little more costs bytes, a little less sharpness. */
const usual = { least: 0.9, most: 1.12 };
/** On a tablet the works of a wall are as high as their row, which `sizes` cannot know. */
const wrapped = { least: 0.75, most: 1.3 };

/**
 * How wide `sizes` says that each picture is, divided by how wide it is shown. A picture that comes from a `srcset` of widths has
 * what `sizes` says for its natural width.
 */
const saidToShown = (page: Page): Promise<readonly (readonly [name: string, part: number])[]> =>
  page.evaluate(async () => {
    const sizesOf = (image: HTMLImageElement) => image.parentElement?.querySelector('source')?.sizes ?? '';
    const images = [...document.images].filter(
      (image) => sizesOf(image) && image.checkVisibility() && image.getBoundingClientRect().width > 0,
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const covers = getComputedStyle(image).objectFit === 'cover';
      const needed = covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width;
      return [`${image.currentSrc.split('/').pop()}: ${sizesOf(image)}`, image.naturalWidth / needed] as const;
    });
  });

/** The pages that show works. */
const withPictures = /^(home|gallery|portraits|wall|work|shop|order (picture|painting|poster)|.* chooser)/;

/** The browser adds the weight to the name: "Libre Franklin SemiBold". */
const ours = /^(Bona Nova|Libre Franklin)( SemiBold)?$/;

/** Where the short form looks on a large screen, too. */
const largeToo: readonly string[] = ['home (pl)', 'portraits (en)', 'shop (en)'];

// with the question about cookies, as at a first visit
test.use({ consent: null });
test.setTimeout(90_000);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [320, 640],
  [820, 1180],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const { name, path } of [...oneOfEachKind, { name: '404', path: '/typo' }]) {
      const isShort = width === 390 ? isSample(path) : width === 1440 && largeToo.includes(name);
      test.describe(`${name}${longIf(!isShort)}`, () => {
        test.use({ allowedErrors: name === '404' ? [/404/] : [] });

        test('TRUST-21, DESIGN-5: policy, bytes, shifts, pictures and faces are as they must be', async ({ page }) => {
          const violations = await listenForViolations(page);
          await watchShifts(page);
          const responses: Response[] = [];
          page.on('response', (response) => responses.push(response));
          const answer = await page.goto(path);

          const weight = await weigh(page, responses);
          const told = Object.entries(weight).map(([what, size]) => `${what} ${(size / KiB).toFixed(1)} KiB`);
          console.log(`${name} at ${width}: ${told.join(', ')}`);
          const { document, style, early, ahead, awake, fonts } = weight;
          expect.soft(document).toBeGreaterThan(0);
          expect.soft(document).toBeLessThanOrEqual(documentBudget);
          expect.soft(style).toBeLessThanOrEqual(styleBudget(name));
          // what moves without React
          expect.soft(early).toBeGreaterThan(1.5 * KiB);
          expect.soft(early).toBeLessThanOrEqual(earlyBudget);
          expect.soft(ahead > KiB).toBe(name.startsWith('order'));
          expect.soft(ahead).toBeLessThanOrEqual(awakeBudget(path));
          expect.soft(awake).toBeLessThanOrEqual(awakeBudget(path));
          expect.soft(fonts).toBeGreaterThan(0);
          expect.soft(fonts).toBeLessThanOrEqual(fontBudget);

          expect.soft(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
          const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
          expect.soft(await policy.getAttribute('content')).toContain("default-src 'none'");
          await scrollThrough(page);
          expect.soft(violations).toEqual([]);
          expect.soft(await shiftsOf(page), 'what moved by itself').toBeLessThanOrEqual(mostShift);

          const parts = await saidToShown(page);
          expect.soft(parts.length > 0 || !withPictures.test(name)).toBe(true);
          const { least, most } = width === 820 ? wrapped : usual;
          const wrong = parts.filter(([, part]) => part < least || part > most);
          expect.soft(wrong.map(([what, part]) => `${part.toFixed(2)} ${what}`)).toEqual([]);

          const words = (await facesOfWords(page)).filter(([, used]) => used.length > 0);
          expect.soft(words.length).toBeGreaterThan(20);
          const others = words.filter(([, used]) => used.length > 1 || !ours.test(used[0]?.familyName ?? ''));
          expect(others.map(([word, used]) => `${word}: ${used.map(({ postScriptName }) => postScriptName)}`)).toEqual(
            [],
          );
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
