import { type Measured, results } from '@/tests/support/results';
import type { Start } from './fresh-start';
import { figures, ofOne, ofRows, pageTable, type Range, range } from './kinds-of-tables';

type Submitting = Readonly<{ accepted: Range; writes: Range; ratio: Range }>;
type Scores = Readonly<{
  visits: number;
  accessibility: number;
  bestPractices: number;
  seo: number | null;
  exception: string;
}>;
type Scripts = Readonly<Record<'before' | 'awake', number>>;
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
  scripts: () =>
    ofRows<Scripts>(results.scripts, 'page', {
      'before any input, KiB': ({ before }) => before,
      'at the first input, KiB': ({ awake }) => awake,
    }),
  soak: () => figures(results.soak),
  'fresh-start': () =>
    ofRows<Start>(results.freshStart, 'seconds', {
      'first page': ({ firstPage }) => firstPage,
      packages: ({ packages }) => packages,
      content: ({ content }) => content,
      pages: ({ pages }) => pages,
    }),
  submitting: () =>
    ofRows<Submitting>(results.submitting, 'beside', {
      'accepted messages a second': ({ accepted }) => range(accepted),
      'single synchronous writes a second': ({ writes }) => range(writes),
      'ratio of the two': ({ ratio }) => range(ratio),
    }),
  lighthouse: () =>
    ofRows<Scores>(results.lighthouse, 'pages', {
      visits: ({ visits }) => visits,
      accessibility: ({ accessibility }) => accessibility,
      'best practices': ({ bestPractices }) => bestPractices,
      SEO: ({ seo }) => seo ?? 'not asked',
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
export const pages = ['docs/performance.md', 'docs/operations.md', 'docs/scale.md'] as const;
