import { type Browser, chromium } from 'playwright/test';
import { launchOptions } from '../support/browser';
import { keepResult, keepRow, measuredNow } from '../support/results';
import { contentOf, limitOf } from './pages/limit';
import { scriptsOf } from './pages/scripts';
import { serveStill } from './pages/still';
import { type Subject, subjects } from './pages/subjects';
import { type Figures, type Profile, profiles, visit } from './pages/visit';
import { median } from './support/median';
import { startSite } from './support/servers';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

type Visited = Readonly<Record<string, Figures>>;

const hundredths = (figure: number): number => Math.round(figure * 100) / 100;

const mediansOf = (visits: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, hundredths(median(visits.map((figures) => figures[name] ?? 0)))]),
  );

/** Visits the page and its limit page in turns. */
async function besideLimit(browser: Browser, site: string, subject: Subject, profile: Profile): Promise<Visited> {
  const content = await contentOf(browser, site + subject.path, profile);
  const still = await serveStill(limitOf(content), ['public', 'generated/pictures']);
  const turns: Record<string, () => Promise<Figures>> = {
    site: () => visit(browser, site + subject.path, profile, subject.presses(profile)),
    limit: () => visit(browser, still.origin, profile),
  };
  const visits: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, turn] of Object.entries(turns)) visits[name] = [...(visits[name] ?? []), await turn()];
  still.stop();
  return Object.fromEntries(Object.entries(visits).map(([name, figures]) => [name, mediansOf(figures)]));
}

const conditions = measuredNow();
const site = await startSite(Number(process.env.BENCH_PORT ?? 3291));
const browser = await chromium.launch(launchOptions);
try {
  const measured: Record<string, Visited> = {};
  for (const [device, profile] of Object.entries(profiles))
    for (const subject of subjects) {
      const visited = await besideLimit(browser, site.origin, subject, profile);
      measured[`${subject.name}, ${device}`] = visited;
      console.log(`${subject.name}, ${device}`);
      console.table(visited);
    }
  keepResult('pages', { ...conditions, rounds, measured });
  for (const { name, path } of subjects) {
    const { before, awake } = await scriptsOf(browser, site.origin + path);
    const figures = { before: hundredths(before), awake: hundredths(awake) };
    console.log(name, figures);
    keepRow('scripts', name, { ...conditions, ...figures });
  }
} finally {
  await browser.close();
  await site.stop();
}
