import { pathTo } from '@/i18n/pages';
import { besideCrowd } from './support/crowded';
import { requestsPerSecond } from './support/load';
import { median } from './support/median';
import { startBare, startSite } from './support/servers';

const rounds = 5;
const load = { connections: 64, ms: 1500 };
const measured = { home: pathTo('home', 'pl'), gallery: pathTo('gallery', 'en'), shop: pathTo('shop', 'pl') } as const;

/**
 * The median ratio of the requests per second of a page and of the same bytes from a bare server, measured in turns.
 */
async function serving(site: string, path: string): Promise<string> {
  const bare = await startBare(Buffer.from(await (await fetch(site + path)).arrayBuffer()));
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await requestsPerSecond({ url: site + path, ...load });
    const least = await requestsPerSecond({ url: bare.origin, ...load });
    ratios.push(page / least);
  }
  bare.stop();
  return `${median(ratios).toFixed(2)} of a bare server (${rounds} rounds, ${load.connections} connections)`;
}

/** Prints speed and memory as ratios within one run; asserts nothing. */
const site = await startSite(Number(process.env.BENCH_PORT ?? 3290));
try {
  console.log(`second start to the first page: ${(site.startedMs / 1000).toFixed(1)} s`);
  const idle = site.residentBytes();
  for (const [name, path] of Object.entries(measured)) console.log(`${name}: ${await serving(site.origin, path)}`);
  console.log(`gallery beside 1,000 half-open connections: ${await besideCrowd(site.origin, measured.gallery)}`);
  console.log(
    `memory after load: ${(site.residentBytes() / idle).toFixed(2)} of idle (${Math.round(idle / 2 ** 20)} MiB)`,
  );
} finally {
  await site.stop();
}
