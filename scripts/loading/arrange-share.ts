import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { builtFileAt } from '@/server/http/built-files';
import { pool } from '../images/pool';
import { withFetched } from './fetched-scripts';
import { withLateFiles } from './late-files';
import { type Files, withOwnStyle } from './own-style';
import { wordsOf } from './page-style';
import { readSheet } from './sheet';

/** A page's file, and the page as the server sends it where that adds to it. */
export type Task = Readonly<{ file: string; sent: string | undefined }>;
/** What a worker is given. */
export type Share = Readonly<{ tasks: readonly Task[]; reactDom: number }>;

const textAt = (address: string): string => readFileSync(builtFileAt('.', address), 'utf8');

/** What was made once of a file, or of several, serves every page that links to them. */
function once<Named, Made>(make: (named: Named) => Made): (named: Named) => Made {
  const made = new Map<string, Made>();
  return (named) => {
    const key = String(named);
    const one = made.get(key) ?? make(named);
    made.set(key, one);
    return one;
  };
}

const { tasks, reactDom } = workerData as Share;
const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();

const linked: Files = {
  sheetAt: once((href) => readSheet(textAt(href), href)),
  // a space between two scripts, or their last and first words were one
  wordsAt: once((hrefs) => wordsOf(withFetched(hrefs, textAt).map(textAt).join(' '))),
};

// a worker's share of the pages; one is arranged while others are read and written
await pool(tasks, 8, async ({ file, sent }) => {
  const built = await readFile(file, 'utf8');
  const { html, own } = withLateFiles(withOwnStyle(built, linked, sent), { buildId, reactDom });
  if (own) await writeFile(builtFileAt('.', own.address), own.text);
  await writeFile(file, html);
});
