import { mkdtempSync, rmSync } from 'node:fs';
import { measuredNow } from './support/measured';
import { startSite } from './support/servers';
import { acceptedPerSecond } from './support/submissions';
import { writesPerSecond } from './support/writes';

const rounds = 5;
const ms = 2000;
const connections = 64;

/** Accepted messages a second beside a loop of single synchronous writes to the same disk, in turns. */
console.log(measuredNow());
const folder = mkdtempSync('bench-');
const site = await startSite(Number(process.env.BENCH_PORT ?? 3291), { DATA_DIR: folder, RATE_LIMIT: 'off' });
try {
  const port = Number(new URL(site.origin).port);
  const measure = async (round: number): Promise<readonly [accepted: number, writes: number]> => [
    await acceptedPerSecond({ port, connections, ms, from: round * 1_000_000 }),
    writesPerSecond(folder, ms),
  ];
  await acceptedPerSecond({ port, connections, ms, from: -1_000_000 });
  const measured: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(round));
  const range = (values: readonly number[], per = 1): readonly number[] =>
    [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * per) / per);
  const result = {
    accepted: range(measured.map(([accepted]) => accepted)),
    writes: range(measured.map(([, writes]) => writes)),
    ratio: range(
      measured.map(([accepted, writes]) => accepted / writes),
      100,
    ),
  };
  console.log(`in ${rounds} rounds, least and most`, result);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
