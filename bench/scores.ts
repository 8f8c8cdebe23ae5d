import lighthouse from 'lighthouse';
import { chromium } from 'playwright/test';
import { launchOptions } from '@/tests/support/browser';
import { keepRow, measuredNow } from '@/tests/support/results';
import { subjects } from './pages/subjects';
import { median } from './support/median';
import { startSite } from './support/servers';

// Lighthouse's score for speed of a phone, as it is told to everyone: its own phone, line and weights.
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const port = Number(process.env.LIGHTHOUSE_PORT ?? 9417);

/** 0 to 100. */
async function scoreOf(url: string): Promise<number> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  const score = result?.lhr.categories.performance?.score;
  if (result?.lhr.runtimeError || score === null || score === undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no score'}`);
  return Math.round(score * 100);
}

const conditions = measuredNow();
const site = await startSite(Number(process.env.BENCH_PORT ?? 3291));
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
});
try {
  const scores: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const { name, path } of subjects) scores[name] = [...(scores[name] ?? []), await scoreOf(site.origin + path)];
  const table: Record<string, object> = {};
  for (const [name, all] of Object.entries(scores)) {
    const figures = { visits: rounds, median: median(all), least: Math.min(...all), most: Math.max(...all) };
    table[name] = figures;
    keepRow('scores', name, { ...conditions, ...figures });
  }
  console.table(table);
} finally {
  await browser.close();
  await site.stop();
}
