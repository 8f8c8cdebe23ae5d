import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { artworks } from '@/content/artworks';
import { artworkRef } from '@/domain/artwork-page';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { siteTable } from '@/server/http/site';
import { keepRow, measuredNow } from '@/tests/support/results';
import { fetchOnce } from './support/load';
import { serve } from './support/subjects';

const port = Number(process.env.BENCH_PORT ?? 3290);
const visitors = 4;
const MiB = 2 ** 20;

const works = Object.values(artworks).flat();
const workPages = works.flatMap((work) => locales.map((locale) => pathOf(artworkRef(work), locale)));

/** A copy of the last built site that has the pages of works several times, under addresses of their own. */
function siteOf(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  cpSync(realpathSync('.site/current'), folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const table = siteTable(folder);
  if (!table) throw new Error('No site is built: npm run build');
  const pages = { ...table.pages };
  for (let at = works.length; at < count; at += 1)
    for (const path of [2 * at, 2 * at + 1].map((n) => workPages[n % workPages.length] ?? '')) {
      const page = pages[path];
      if (page) pages[`${path}-${at}`] = page;
    }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...table, pages }));
  return folder;
}

/** What the process of a site of so many works needs: at its start, and once every page was asked for. */
async function measureMemory(count: number): Promise<void> {
  const conditions = measuredNow();
  const folder = siteOf(count);
  const pages = Object.keys(siteTable(folder)?.pages ?? {});
  const site = await serve({ name: 'this server', args: [join(folder, 'programs/main.mjs')], folder }, port);
  try {
    const started = site.residentBytes();
    const agent = new Agent({ keepAlive: true });
    const rest = pages.values();
    const visit = async () => {
      for (const page of rest) await fetchOnce(site.origin + page, agent, { 'accept-encoding': 'gzip' });
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    agent.destroy();
    const figures = {
      works: count,
      pages: pages.length,
      'first page, ms': Math.round(site.firstPageMs),
      'memory then, MiB': Math.round(started / MiB),
      'memory once every page was asked for, MiB': Math.round(site.residentBytes() / MiB),
    };
    console.table(figures);
    keepRow('memory', `${count.toLocaleString('en-GB')} works`, { ...conditions, ...figures });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

for (const count of [works.length, 1_000, 5_000]) await measureMemory(count);
