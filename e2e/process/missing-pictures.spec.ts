import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pathTo } from '@/i18n/pages';
import { OwnSite } from '../support/own-site';
import { test as base, expect } from '../support/test';

/** A copy of the site as it was built last, without any picture: as it is after the first start of a fresh clone. */
class SiteWithoutPictures {
  readonly folder = mkdtempSync(join(tmpdir(), 'without-pictures-'));
  private site: OwnSite | undefined;

  constructor() {
    const stores = ['files/works'];
    const built = realpathSync('.site/current');
    const isCopied = (path: string) => ![...stores, 'node_modules'].includes(path.slice(built.length + 1));
    cpSync(built, this.folder, { recursive: true, filter: isCopied });
    for (const store of stores) mkdirSync(join(this.folder, store));
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** @returns its address */
  async start(): Promise<string> {
    const inFolder = () => ['env', '-C', this.folder];
    this.site = await OwnSite.start({}, inFolder, [join(this.folder, 'programs/main.mjs')]);
    return this.site.base;
  }

  /** What it has printed. */
  lines = (): readonly string[] => this.site?.lines ?? [];

  /** Kills it at once, as a power cut does; its maker of pictures ends with it. */
  kill = async (): Promise<void> => this.site?.stop();

  async remove(): Promise<void> {
    await this.kill();
    // a file that is being written may appear meanwhile
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const test = base.extend<{ site: SiteWithoutPictures }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  site: async ({}, use) => {
    const site = new SiteWithoutPictures();
    await use(site);
    await site.remove();
  },
});

const named: readonly string[] = JSON.parse(readFileSync('generated/files.json', 'utf8'));

/** One page of each kind that has pictures. */
const pages = [
  ...[pathTo('home', 'pl'), pathTo('gallery', 'pl'), pathTo('wall_art', 'pl')],
  ...['/galeria/portrety/studentka', pathTo('shop', 'pl'), '/zamowienie/picture/1'],
];

test('CONTENT-4: before any picture is made, a visitor sees every picture of the first screens', async ({
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const baseURL = await site.start();
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const refused: string[] = [];
  context.on('response', (answer) => {
    if (/^\/works\//.test(new URL(answer.url()).pathname) && answer.status() >= 400) refused.push(answer.url());
  });
  let seen = 0;
  for (const path of pages) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = await page.evaluate(async () => {
      const isOnScreen = (image: HTMLImageElement) => {
        const { top, bottom, left, right, width: wide } = image.getBoundingClientRect();
        return wide > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      };
      const images = [...document.images].filter((image) => isOnScreen(image) && image.checkVisibility());
      return Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth > 0)));
    });
    expect.soft(shown, path).toEqual(shown.map(() => true));
    seen += shown.length;
    await page.close();
  }
  expect(seen).toBeGreaterThan(pages.length);
  expect(refused).toEqual([]);
  // nothing above waited for all of them
  expect(readdirSync(join(site.folder, 'files/works')).length).toBeLessThan(named.length);
  await context.close();
});

test('CONTENT-4: a file that is asked for fifty times at once is made once', async ({ site }) => {
  test.setTimeout(120_000);
  const address = named.findLast((each) => each.startsWith('/works/')) ?? '';
  const written: string[] = [];
  const watcher = watch(join(site.folder, 'files/works'), (_, name) => void written.push(name ?? ''));
  // one whose source was damaged after the build is a 404, and the next one comes
  const other = named.find((each) => each.startsWith('/works/')) ?? '';
  const image = other.replace(/^\/works\/(.*)-\w{8}-[\dx]+\.\w+$/, '$1.webp');
  const images = join(site.folder, 'content/images');
  const folder = readdirSync(images).find((name) => readdirSync(join(images, name)).includes(image));
  writeFileSync(join(images, folder ?? '', image), 'no picture');
  const base = await site.start();
  const damaged = await fetch(base + other);
  expect([damaged.status, damaged.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const gone = new AbortController();
  const left = fetch(base + address, { signal: gone.signal }).catch((error: Error) => error.name);
  gone.abort();
  expect(await left).toBe('AbortError');
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await fetch(base + address);
      return [answer.status, answer.headers.get('cache-control'), (await answer.arrayBuffer()).byteLength] as const;
    }),
  );
  const [first] = answers;
  expect(first).toEqual([200, 'public, max-age=31536000, immutable', expect.any(Number)]);
  expect(new Set(answers.map(String)).size).toBe(1);
  watcher.close();
  expect(written.filter((name) => `/works/${name}` === address)).toHaveLength(1);
});

test('CONTENT-4: a kill in the middle of the making leaves no half file', async ({ site }) => {
  test.setTimeout(120_000);
  const store = join(site.folder, 'files/works');
  const whole = () => readdirSync(store).filter((name) => !name.endsWith('.unfinished'));
  for (const least of [8, 16]) {
    await site.start();
    await expect.poll(() => whole().length, { timeout: 60_000 }).toBeGreaterThan(least);
    await site.kill();
  }
  const made = whole();
  for (const name of made) await expect(sharp(join(store, name)).stats(), name).resolves.toBeTruthy();
  const base = await site.start();
  const [address = ''] = named.filter((each) => !made.includes(each.slice('/works/'.length)));
  expect((await fetch(base + address)).status).toBe(200);
  expect((await fetch(`${base}${address}.1.unfinished`)).status).toBe(404);
});

test('where nothing can be written pages are served, and that is told once a worker', async ({ site }) => {
  const store = join(site.folder, 'files/works');
  rmSync(store, { recursive: true });
  writeFileSync(store, 'no folder');
  const base = await site.start();
  const [address = ''] = named;
  expect((await fetch(base + address)).status).toBe(404);
  expect((await fetch(base)).status).toBe(200);
  const told = site.lines().filter((line) => line.startsWith('/works/'));
  expect(told.length).toBeGreaterThan(0);
  // those that were under way at once, and the one that was asked for
  expect(told.length).toBeLessThanOrEqual(availableParallelism() + 1);
});
