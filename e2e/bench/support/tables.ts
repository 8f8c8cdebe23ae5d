import { results } from '../../support/results';
import type { Start } from './fresh-start';
import { figures, ofRows, pageTable, type Range, range } from './kinds-of-tables';

type Submitting = Readonly<{ accepted: Range; writes: Range; ratio: Range }>;
type Scripts = Readonly<Record<'before' | 'awake', number>>;

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
