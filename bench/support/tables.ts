import { readFileSync } from 'node:fs';
import { type Measured, results } from '@/tests/support/results';

type Cell = string | number;
type Range = readonly [least: number, most: number];
type Rows<Row> = Readonly<Record<string, Measured & Readonly<Row>>>;
type Starting = Measured &
  Readonly<{ rounds: number; subjects: Readonly<Record<string, Readonly<Record<string, number>>>> }>;

const read = <Result>(path: string): Result => JSON.parse(readFileSync(path, 'utf8')) as Result;

const written = (cell: Cell | undefined): string => {
  if (cell === undefined) throw new Error('A result lacks a figure that its table shows.');
  return typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell;
};

const line = (cells: readonly (Cell | undefined)[]): string => `| ${cells.map(written).join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly (Cell | undefined)[])[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

const conditions = ({ date, machine, node, load }: Measured): string =>
  `Measured on ${date}: ${machine}, Node ${node}, load: ${load}.`;

/** The table, and below it when and on what it was measured; row by row where that differs. */
function measured(body: string, of: Rows<object> | Measured): string {
  if (typeof of.date === 'string') return `${body}\n\n${conditions(of as Measured)}`;
  const rows = Object.entries(of as Rows<object>);
  const said = new Set(rows.map(([, row]) => conditions(row)));
  const lines = said.size === 1 ? [...said] : rows.map(([name, row]) => `- ${name}: ${conditions(row)}`);
  return `${body}\n\n${lines.join('\n')}`;
}

function ofRows<Row>(path: string, first: string, columns: Readonly<Record<string, (row: Row) => Cell>>): string {
  const rows = read<Rows<Row>>(path);
  const cells = Object.entries(rows).map(([name, row]) => [name, ...Object.values(columns).map((of) => of(row))]);
  return measured(table([first, ...Object.keys(columns)], cells), rows as Rows<object>);
}

/** A line for each figure that is named here. */
function ofOne<Result extends Measured>(
  path: string,
  lines: Readonly<Record<string, (result: Result) => Cell>>,
): string {
  const result = read<Result>(path);
  const cells = Object.entries(lines).map(([figure, of]) => [figure, of(result)]);
  return measured(table(['figure', 'count'], cells), result);
}

/** A line for each figure. */
function figures(path: string): string {
  const result = read<Measured & Readonly<{ figures: Readonly<Record<string, number>> }>>(path);
  return measured(table(['figure', 'median'], Object.entries(result.figures)), result);
}

/** A line for each figure, a column for each server. */
function starting(path: string): string {
  const result = read<Starting>(path);
  const servers = Object.entries(result.subjects);
  const figures = Object.keys(servers[0]?.[1] ?? {});
  const cells = figures.map((figure) => [figure, ...servers.map(([, of]) => of[figure])]);
  return measured(
    table([`medians of ${result.rounds} rounds, in turns`, ...servers.map(([name]) => name)], cells),
    result,
  );
}

type Visit = Readonly<Record<string, number>>;
type Pages = Measured &
  Readonly<{ rounds: number; measured: Readonly<Record<string, Readonly<Record<string, Visit>>>> }>;

/** A dash where there is nothing to compare with. */
const ratio = (one = 0, other = 0): Cell => (other > 0 ? Math.round((100 * one) / other) / 100 : '–');

/** Each page beside the least that shows the same, as ratios; what has no limit page beside it as it was measured. */
function pageTable(path: string): string {
  const result = read<Pages>(path);
  const beside = ['FCP', 'LCP', 'first pictures', 'KiB', 'requests'];
  const alone = ['TBT', 'CLS', 'KiB Script', 'KiB Font', 'KiB Stylesheet', 'KiB Document', 'KiB Data'];
  const cells = Object.entries(result.measured).flatMap(([name, { limit, ...others }]) =>
    Object.entries(others).map(([who, visit]) => [
      who === 'site' ? name : `${name}: ${who}`,
      ...beside.map((figure) => ratio(visit[figure], limit?.[figure])),
      ...alone.map((figure) => visit[figure] ?? 0),
      Object.entries(visit)
        .filter(([figure]) => figure.startsWith('press: '))
        .map(([figure, ms]) => `${figure.slice('press: '.length)} ${ms}`)
        .join(', '),
    ]),
  );
  const heads = ['page', ...beside.map((figure) => `${figure} ÷`), ...alone, 'ms from a press to its frame'];
  return measured(table(heads, cells), result);
}

/** A line for each figure, a column for each row of the result. */
function figuresOfRows(path: string): string {
  const rows = read<Rows<Readonly<Record<string, number>>>>(path);
  const [first] = Object.values(rows);
  const names = Object.keys(first ?? {}).filter((name) => typeof first?.[name] === 'number' && name !== 'load');
  const cells = names.map((name) => [name, ...Object.values(rows).map((row) => row[name])]);
  return measured(table(['figure', ...Object.keys(rows)], cells), rows);
}

const range = ([least, most]: Range): string =>
  least === most ? written(least) : `${written(least)} to ${written(most)}`;

type Submitting = Readonly<{ accepted: Range; writes: Range; ratio: Range }>;
type Scores = Readonly<{
  visits: number;
  accessibility: number;
  bestPractices: number;
  seo: number | null;
  exception: string;
}>;
type Building = Readonly<{ cold: number; warm: number }>;
type Ended = Readonly<{ rounds: number; answered: number; letters: number; twice: number; faults: number }>;
type Together = Readonly<{ seconds: number; answered: number; atBoth: number; letters: number; faults: number }>;
type Network = Measured & Readonly<Record<'orders' | 'cut' | 'dropped' | 'presses' | 'kept' | 'letters', number>>;
type Bodies = Measured &
  Readonly<
    Record<'sent' | 'sentMiB' | 'accepted' | 'refused' | 'above422' | 'brokenOff' | 'warmMiB' | 'grownMiB', number>
  >;

/** What stands between the marks of docs, by the name in the mark. */
export const tables: Readonly<Record<string, () => string>> = {
  pages: () => pageTable(results.pages),
  serving: () => figures(results.serving),
  throughput: () => figures(results.throughput),
  growth: () => figuresOfRows(results.growth),
  soak: () => figures(results.soak),
  starting: () => starting(results.starting),
  // as it was when it was decided: a later run does not change that
  'starting-decided': () => starting('bench/results/starting-decided.json'),
  submitting: () =>
    ofRows<Submitting>(results.submitting, 'beside', {
      'accepted messages a second': ({ accepted }) => range(accepted),
      'single synchronous writes a second': ({ writes }) => range(writes),
      'ratio of the two': ({ ratio }) => range(ratio),
    }),
  building: () =>
    ofRows<Building>(results.building, 'CPU seconds', {
      'a work': ({ cold }) => cold,
      '186 works': ({ cold }) => Math.round(186 * cold),
      '1,000 works': ({ cold }) => Math.round(1000 * cold),
      '1,000 works, unchanged': ({ warm }) => Math.round(10_000 * warm) / 10,
    }),
  memory: () => figuresOfRows(results.memory),
  sites: () => figuresOfRows(results.sites),
  lighthouse: () =>
    ofRows<Scores>(results.lighthouse, 'page', {
      visits: ({ visits }) => visits,
      accessibility: ({ accessibility }) => accessibility,
      'best practices': ({ bestPractices }) => bestPractices,
      'to be found (SEO)': ({ seo }) => seo ?? 'not asked',
      'not asked, and why': ({ exception }) => exception,
    }),
  torture: () =>
    ofRows<Ended>(results.torture, 'storage', {
      ended: ({ rounds }) => rounds,
      answered: ({ answered }) => answered,
      letters: ({ letters }) => letters,
      'came twice': ({ twice }) => twice,
      'missing, half there or never sent': ({ faults }) => faults,
    }),
  bodies: () =>
    ofOne<Bodies>(results.bodies, {
      'sent, of all four forms': ({ sent }) => sent,
      'MiB sent': ({ sentMiB }) => sentMiB,
      'accepted, different ones, each kept once': ({ accepted }) => accepted,
      'refused in words': ({ refused }) => refused,
      'status above 422': ({ above422 }) => above422,
      'broken off by the sender, not kept': ({ brokenOff }) => brokenOff,
      'memory after the first quarter, MiB': ({ warmMiB }) => warmMiB,
      'more at the end, MiB': ({ grownMiB }) => grownMiB,
    }),
  network: () =>
    ofOne<Network>(results.network, {
      orders: ({ orders }) => orders,
      'tries cut': ({ cut }) => cut,
      'answers dropped': ({ dropped }) => dropped,
      'times a button was pressed': ({ presses }) => presses,
      'orders kept': ({ kept }) => kept,
      'letters, two an order': ({ letters }) => letters,
    }),
  together: () =>
    ofRows<Together>(results.together, 'storage', {
      seconds: ({ seconds }) => seconds,
      answered: ({ answered }) => answered,
      'at both': ({ atBoth }) => atBoth,
      letters: ({ letters }) => letters,
      'letters or references twice, missing or refused': ({ faults }) => faults,
    }),
};

const marks = /<!-- bench: ([\w-]+) \(npm run bench:tables\) -->\n[\s\S]*?<!-- \/bench -->/g;

/** The names of the tables that a page shows. */
export const shownIn = (page: string): readonly string[] => [...page.matchAll(marks)].map(([, name = '']) => name);

/**
 * A page with the tables that today's results make.
 * @throws where a mark names no table, or a result lacks a figure
 */
export const withTables = (page: string, made: typeof tables = tables): string =>
  page.replaceAll(marks, (_, name: string) => {
    const table = made[name];
    if (!table) throw new Error(`No table is called ${name}.`);
    return `<!-- bench: ${name} (npm run bench:tables) -->\n\n${table()}\n\n<!-- /bench -->`;
  });

/** The pages that show measured figures. */
export const pages = [
  'docs/performance.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/decisions/020-no-next-at-run-time.md',
] as const;
