import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Response } from 'playwright/test';
import { launchOptions } from '../support/browser/chromium';
import { contentOf, limitOf, serveStill } from './pages/limit';
import { type Subject, subjects } from './pages/subjects';
import { type Figures, type Profile, profiles, visit } from './pages/visit';
import { measuredNow, median } from './support/measured';
import { startSite } from './support/servers';

const packed = (bytes: Buffer): number => brotliCompressSync(bytes).length / 1024;

/** KiB, packed by brotli at its best: what runs before any input, the scripts in the page among it, and what the first input adds. */
type Scripts = Readonly<{ before: number; awake: number }>;

/** Visits a page, and moves the pointer once it is quiet. */
async function scriptsOf(browser: Browser, url: string): Promise<Scripts> {
  const page = await browser.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  const fetched = async () => (await Promise.all(answers.map((answer) => answer.body()))).map(packed);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  await page.goto(url, { waitUntil: 'networkidle' });
  const inside = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[]).flatMap(({ type, text }) => (type === 'application/ld+json' ? [] : [text])),
    );
  const before = sum(await fetched()) + packed(Buffer.from(inside.join('\n')));
  const early = answers.length;
  await page.mouse.move(9, 9);
  await page.mouse.move(99, 99);
  await page.waitForFunction(() => !document.querySelector('react-island:not([data-hydrated])'));
  const awake = sum((await fetched()).slice(early));
  await page.close();
  return { before, awake };
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

type Visited = Readonly<Record<'site' | 'limit', Figures>>;

const hundredths = (figure: number): number => Math.round(figure * 100) / 100;

const mediansOf = (visits: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, hundredths(median(visits.map((figures) => figures[name] ?? 0)))]),
  );

/** Visits the page and its limit page in turns. */
async function besideLimit(browser: Browser, site: string, subject: Subject, profile: Profile): Promise<Visited> {
  const content = await contentOf(browser, site + subject.path, profile);
  const still = await serveStill(limitOf(content), ['public', 'generated/pictures']);
  const visits: Readonly<Record<'site' | 'limit', Figures[]>> = { site: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    visits.site.push(await visit(browser, site + subject.path, profile, subject.presses(profile)));
    visits.limit.push(await visit(browser, still.origin, profile));
  }
  still.stop();
  return { site: mediansOf(visits.site), limit: mediansOf(visits.limit) };
}

/** The one divided by the other, where there is something to divide by. */
const ratios = ({ site, limit }: Visited): Figures =>
  Object.fromEntries(
    Object.entries(site).flatMap(([name, figure]) => (limit[name] ? [[name, hundredths(figure / limit[name])]] : [])),
  );

console.log({ ...measuredNow(), rounds });
const site = await startSite(Number(process.env.BENCH_PORT ?? 3291));
const browser = await chromium.launch(launchOptions);
try {
  for (const [device, profile] of Object.entries(profiles))
    for (const subject of subjects) {
      const visited = await besideLimit(browser, site.origin, subject, profile);
      console.log(`${subject.name}, ${device}`);
      console.table({ ...visited, '÷': ratios(visited) });
    }
  for (const { name, path } of subjects) {
    const { before, awake } = await scriptsOf(browser, site.origin + path);
    console.log(name, { before: hundredths(before), awake: hundredths(awake) });
  }
} finally {
  await browser.close();
  await site.stop();
}
