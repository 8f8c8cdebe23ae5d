import { pathTo } from '@/i18n/pages';
import { keepResult, measuredNow } from '@/tests/support/results';
import { besideCrowd } from './support/crowded';
import { requestsPerSecond } from './support/load';
import { median } from './support/median';
import { startBare, startSite } from './support/servers';

const rounds = 5;
const load = { connections: 64, ms: 1500 };
const measured = { home: pathTo('home', 'pl'), gallery: pathTo('gallery', 'en'), shop: pathTo('shop', 'pl') } as const;

/** How fast a page is served beside the same bytes from a bare server, in turns, as the median of the ratios. */
async function serving(site: string, path: string): Promise<number> {
  const bare = await startBare(Buffer.from(await (await fetch(site + path)).arrayBuffer()));
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await requestsPerSecond({ url: site + path, ...load });
    const least = await requestsPerSecond({ url: bare.origin, ...load });
    ratios.push(page / least);
  }
  bare.stop();
  return median(ratios);
}

const conditions = measuredNow();
const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

/** Speed and memory as ratios in one run; nothing here is asserted. */
const site = await startSite(Number(process.env.BENCH_PORT ?? 3290));
try {
  const idle = site.residentBytes();
  const figures: Record<string, number> = { 'second start to the first page, s': rounded(site.startedMs / 1000) };
  for (const [name, path] of Object.entries(measured))
    figures[`${name}, pages a second beside a bare server's`] = rounded(await serving(site.origin, path));
  figures['gallery beside 1,000 half-open connections, beside its time alone'] = rounded(
    await besideCrowd(site.origin, measured.gallery),
  );
  figures['idle memory, MiB'] = Math.round(idle / 2 ** 20);
  figures['memory after load, beside idle'] = rounded(site.residentBytes() / idle);
  console.table(figures);
  keepResult('serving', { ...conditions, figures });
} finally {
  await site.stop();
}
