import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SitePage } from '@/domain/page/site-table';
import type { BrowserFiles } from '../browser';
import { pool } from '../pictures/pool';
import { documentOf, type Finishing } from './document';
import { pathIn, sheetAt } from './next-output';
import { putFile, quickBrotli, html as type } from './site-folder';

/** What a worker is given. `tasks`: the names of pages; `scripts`: what each script says, by its address; `styles`: texts that they put into style elements. */
export type Share = Readonly<{
  tasks: readonly string[];
  files: string;
  styles: readonly string[];
  browser: Pick<BrowserFiles, 'script' | 'islands'>;
  scripts: Readonly<Record<string, string>>;
  fonts: string;
}>;
/** What it answers for each page. `sheets`: the addresses of those from which its rules are taken. */
export type Finished = Readonly<{ name: string; page: SitePage; sheets: readonly string[] }>;

const { tasks, files, styles, browser, scripts, fonts } = workerData as Share;
const sheets = new Map<string, string>();
const finishing: Finishing = {
  browser,
  scripts,
  fonts,
  styles,
  sheetAt: (href) => {
    const sheet = sheets.get(href) ?? sheetAt(href);
    sheets.set(href, sheet);
    return sheet;
  },
};

// several at once: one is computed while others are read and written
await pool(tasks, 8, async (name) => {
  const { html, sheets, ...own } = documentOf(await readFile(pathIn(name), 'utf8'), name, finishing);
  const file = await putFile(files, { name, type, content: Buffer.from(html), quality: quickBrotli });
  parentPort?.postMessage({ name, page: { ...file, ...own }, sheets } satisfies Finished);
});
