import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SitePage } from '@/domain/page/site-table';
import type { Islands } from '../islands';
import { pool } from '../pictures/pool';
import { documentOf, type Finishing } from './document';
import { pathIn, textAt } from './next-output';
import { classesOfSheet, identifiersIn, readSheet } from './page-style';
import { putFile, quickBrotli, html as type } from './site-folder';

/** What a worker is given. `tasks`: the names of pages; `styles`: texts that scripts of ours put into style elements. */
export type Share = Readonly<{
  tasks: readonly string[];
  files: string;
  styles: readonly string[];
  islands: Pick<Islands, 'loader' | 'sources'>;
  fonts: string;
}>;
/** What it answers for each page. `sheets`: the addresses of those from which its rules are taken. */
export type Finished = Readonly<{ name: string; page: SitePage; sheets: readonly string[] }>;

/** Remembers what was made for each argument, for all pages that need it. */
function once<Named, Made>(make: (named: Named) => Made): (named: Named) => Made {
  const made = new Map<string, Made>();
  return (named) => {
    const key = String(named);
    const one = made.get(key) ?? make(named);
    made.set(key, one);
    return one;
  };
}

const { tasks, files, styles, islands, fonts } = workerData as Share;

const sourceAt = (path: string): string => readFileSync(path, 'utf8');
/** Basic classes: parts that load later have no rules for these in their own sheets. */
const base = 'components/ui/global/base.css';
const finishing: Finishing = {
  everywhere: new Set(classesOfSheet(readSheet(sourceAt(base), '/'))),
  ...{ styles, fonts, loader: islands.loader },
  sheetAt: once((href: string) => readSheet(textAt(href), href)),
  identifiersOfIsland: once((name: string) => identifiersIn((islands.sources[name] ?? []).map(sourceAt).join(' '))),
};

// several at once: one is computed while others are read and written
await pool(tasks, 8, async (name) => {
  const { html, sheets, ...own } = documentOf(await readFile(pathIn(name), 'utf8'), name, finishing);
  const file = await putFile(files, { name, type, content: Buffer.from(html), quality: quickBrotli });
  parentPort?.postMessage({ name, page: { ...file, ...own }, sheets } satisfies Finished);
});
