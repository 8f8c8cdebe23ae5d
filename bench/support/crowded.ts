import { Agent } from 'node:http';
import { openCrowd } from '@/tests/support/in-process/crowd';
import { fetchOnce } from './load';
import { median } from './median';

const rounds = 5;
const visits = 200;
const count = 1_000;

/** The median time of a page, in ms, over many visits one after the other. */
async function pageMs(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const started = performance.now();
    await fetchOnce(url, agent);
    times.push(performance.now() - started);
  }
  agent.destroy();
  return median(times);
}

/** How long a page takes beside connections that never end what they begin, as a part of its time without them; in turns. */
export async function besideCrowd(origin: string, path: string): Promise<number> {
  const url = origin + path;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await pageMs(url);
    const crowd = await openCrowd({ port: Number(new URL(origin).port), count });
    const crowded = await pageMs(url);
    if (crowd.open().length < count) throw new Error('The site has cut the crowd before the end of a round.');
    crowd.leave();
    ratios.push(crowded / alone);
  }
  return median(ratios);
}
