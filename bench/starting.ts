import { Agent } from 'node:http';
import { pathTo } from '@/i18n/pages';
import { fetchOnce, requestsPerSecond } from './support/load';
import { median } from './support/median';
import { type Subject, serve, subjects } from './support/subjects';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const port = Number(process.env.BENCH_PORT ?? 3290);
const visits = 2_000;
const page = pathTo('gallery', 'en');

const MiB = 2 ** 20;
type Figures = Readonly<Record<string, number>>;

/** One run of a server: start, 2,000 visits one after the other, then as many as possible. */
async function live(subject: Subject): Promise<Figures> {
  const { origin, firstPageMs, residentBytes, workMs, stop } = await serve(subject, port);
  const [started, startWork] = [residentBytes(), workMs()];
  const agent = new Agent({ keepAlive: true });
  for (let visit = 0; visit < visits; visit += 1) await fetchOnce(origin + page, agent);
  agent.destroy();
  const [visited, visitWork] = [residentBytes(), workMs()];
  const pages = await requestsPerSecond({ url: origin + page, connections: 64, ms: 1_500 });
  await stop();
  return {
    'first page, ms': firstPageMs,
    'its CPU, ms': startWork,
    'RSS, MiB': started / MiB,
    'RSS after 2,000, MiB': visited / MiB,
    'CPU of a page, µs': ((visitWork - startWork) * 1000) / visits,
    'pages/s': pages,
  };
}

// in turns, and each round begins with another one, so that other load on the machine affects all alike; asserts
// nothing
const lives = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  const first = round % subjects.length;
  for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)])
    lives.get(subject.name)?.push(await live(subject));
}

const middle = (figures: readonly Figures[]) =>
  Object.fromEntries(
    Object.keys(figures[0] ?? {}).map((name) => [name, Math.round(median(figures.map((of) => of[name] ?? 0)))]),
  );
console.log(`medians of ${rounds} rounds, in turns`);
console.table(Object.fromEntries([...lives].map(([name, figures]) => [name, middle(figures)])));
