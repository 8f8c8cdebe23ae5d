import { mkdtempSync, rmSync } from 'node:fs';
import { median } from './support/median';
import { startSite } from './support/servers';
import { acceptedPerSecond } from './support/submissions';
import { writesPerSecond } from './support/writes';

const rounds = 5;
const ms = 2000;
const connections = 64;

/** Compares accepted messages per second with single synchronous writes to the same disk, in turns. */
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
  const [accepted, writes] = [0, 1].map((side) => median(measured.map((pair) => pair[side] ?? 0)).toFixed(0));
  const ratio = median(measured.map(([one, other]) => one / other)).toFixed(2);
  console.log(`accepted: ${accepted}/s at ${connections} connections; single synchronous writes: ${writes}/s`);
  console.log(`ratio: ${ratio} (median of ${rounds} rounds)`);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
