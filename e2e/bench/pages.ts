import { type Browser, chromium } from 'playwright/test';
import { launchOptions } from '../support/browser';
import { contentOf, limitOf } from './pages/limit';
import { scriptsOf } from './pages/scripts';
import { serveStill } from './pages/still';
import { type Subject, subjects } from './pages/subjects';
import { type Figures, type Profile, profiles, visit } from './pages/visit';
import { measuredNow, median } from './support/measured';
import { startSite } from './support/servers';

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
