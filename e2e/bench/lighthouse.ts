import { chromium } from 'playwright';
import { OwnSite } from '../support/own-site';
import { type Category, devices, type Score, scoreOf } from './lighthouse/score';
import { type Visited, visitedOn } from './lighthouse/visited';

// Scores of every kind of page in both languages, as a phone and as a desktop. Speed is not asked for: on a machine that
// has other work it says nothing. With a name only the kinds of page that begin so.
const only = process.argv[2] ?? '';
const port = Number(process.env.LIGHTHOUSE_PORT ?? 9417);

/** Every score of a page, with what keeps it from 100. */
async function visit(base: string, page: Visited): Promise<readonly Score[]> {
  const scores = [];
  for (const device of devices) {
    const score = await scoreOf(base + page.path, page, device, port);
    console.log([`${page.name}, ${device}`, ...score.faults].join('\n  below 100: '));
    scores.push(score);
  }
  return scores;
}

/** The least score of all visits; null where none was asked for. */
function least(scores: readonly Score[], category: Category): number | null {
  const found = scores.map((score) => score.scores[category]).filter((score) => score !== undefined);
  return found.length ? Math.min(...found) : null;
}

const site = await OwnSite.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
});
try {
  const asked = (await visitedOn(site)).filter(({ kind }) => kind.startsWith(only));
  const table: Record<string, object> = {};
  for (const [kind, pages] of Map.groupBy(asked, (page) => page.kind)) {
    const scores: Score[] = [];
    for (const page of pages) scores.push(...(await visit(site.base, page)));
    const [accessibility, bestPractices, seo] = (['accessibility', 'best-practices', 'seo'] as const).map((category) =>
      least(scores, category),
    );
    table[kind] = { visits: scores.length, accessibility, bestPractices, seo, exception: pages[0]?.exception ?? '' };
    if (scores.some(({ faults }) => faults.length)) process.exitCode = 1;
  }
  console.table(table);
} finally {
  await browser.close();
  await site.stop();
}
