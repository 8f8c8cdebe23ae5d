import { Agent } from 'node:http';
import { pathTo } from '@/i18n/pages';
import { keepResult, keepRow, measuredNow } from '@/tests/support/results';
import { freshStarts } from './support/fresh-start';
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
    'CPU until then, ms': startWork,
    'memory then, MiB': started / MiB,
    'memory after 2,000 pages, MiB': visited / MiB,
    'CPU of a page, µs': ((visitWork - startWork) * 1000) / visits,
    'pages a second at 64 connections': pages,
  };
}

// what a newcomer waits for; `npm run bench:start -- fresh` measures this alone
const before = measuredNow();
const fresh = await freshStarts(port);
console.table(fresh);
for (const [start, seconds] of Object.entries(fresh))
  keepRow('freshStart', `${start} start`, { ...before, ...seconds });
if (process.argv.includes('fresh')) process.exit();

// in turns, another one first each time, so that whatever else the machine does falls on all of them; nothing here is asserted
const conditions = measuredNow();
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
const medians = Object.fromEntries([...lives].map(([name, figures]) => [name, middle(figures)]));
console.table(medians);
keepResult('starting', { ...conditions, rounds, subjects: medians });
