import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@/server/storage/open';
import { noSettings } from '@/tests/support/in-process/no-settings';
import { OwnSite } from '@/tests/support/own-site';
import { ownPostgres } from '@/tests/support/postgres';
import { keepRow, measuredNow } from '@/tests/support/results';
import { costOf } from './support/command';
import { fill } from './support/many-submissions';
import { median } from './support/median';
import { message } from './support/submissions';

const count = Number(process.env.BENCH_SUBMISSIONS ?? 100_000);
const rounds = 3;

/** What the artist asks, by the name in the table; retention first erases what is too old. */
const asked = {
  list: ['inbox'],
  search: ['inbox', 'search', 'visitor-77'],
  'one order': ['inbox', 'show', 'B-77'],
  'one person': ['person', 'export', 'visitor-77@poczta.example'],
  'unsent letters': ['outbox', 'list'],
  retention: ['retention', 'run'],
} as const;

const whole = (value: number): number => Math.round(value);

/** Times of the artist's commands, and the site's memory, with so many submissions stored. */
async function measure(settings: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const place = { dataFolder: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL ?? null };
  const storage = await openStorage(place);
  await fill(storage, count, Date.now());
  await storage.destroy();
  const figures: Record<string, number> = { submissions: count };
  const env = { ...noSettings, ...settings };
  // it reads everything once, the later ones what is new
  figures['first search, ms'] = whole((await costOf(asked.search, env)).ms);
  for (const [name, words] of Object.entries(asked)) {
    const costs = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await costOf(words, env));
    figures[`${name}, ms`] = whole(median(costs.map(({ ms }) => ms)));
    figures[`${name}, CPU ms`] = whole(median(costs.map(({ cpuMs }) => cpuMs)));
    figures[`${name}, MiB`] = whole(median(costs.map(({ peakMiB }) => peakMiB)));
  }
  const site = await OwnSite.start(settings);
  const started = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${site.base}/api/web/form/contact/`, { method: 'POST', headers, body: message(1) });
  figures['first message after the start, ms'] = whole(performance.now() - started);
  if (answer.status !== 201) throw new Error(`the site answered ${answer.status}`);
  figures['the site after it, MiB'] = whole(site.residentBytes() / 2 ** 20);
  await site.stop();
  return figures;
}

const conditions = measuredNow();
const folder = await mkdtemp(join(tmpdir(), 'growth-'));
const postgres = await ownPostgres();
postgres.start();
try {
  const rows = { SQLite: { DATA_DIR: folder }, Postgres: { DATA_DIR: folder, DATABASE_URL: postgres.database } };
  for (const [name, settings] of Object.entries(rows)) {
    const figures = await measure(settings);
    console.table(figures);
    keepRow('growth', name, { ...conditions, ...figures });
  }
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true });
}
