import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { builtFileAt, dataFolder, notFoundFile, pageFiles } from '@/server/http/built-files';
import { withPlainForms } from '@/server/pages/plain-slots';
import type { Task } from './loading/arrange-share';
import { withCompileHint } from './loading/compile-hint';
import { script } from './loading/late-files';

// Decides what each page that Next has built loads, and when: its rules with it, then pictures, then scripts; sheets for paper.
const pages = pageFiles('.');
/** As visitors get them: the server puts plain forms into pages when it starts. */
const filled = await withPlainForms((path) => {
  const file = pages.get(path);
  return file && readFileSync(file, 'utf8');
});
const tasks: readonly Task[] = [
  ...[...pages].map(([path, file]) => ({ file, sent: filled.get(path) })),
  { file: notFoundFile('.'), sent: undefined },
];

/** Those of the page that has nothing of its own are those of every page. */
const everywhere = [...readFileSync(notFoundFile('.'), 'utf8').matchAll(script)].map(([, address = '']) => address);

mkdirSync(dataFolder('.'), { recursive: true });
const workers = availableParallelism();
const worker = new URL('./loading/arrange-share.ts', import.meta.url);
// by turns, so that no worker has all the large pages
const shares = Array.from({ length: workers }, (_, own) => tasks.filter((_, at) => at % workers === own));
await Promise.all(shares.map((share) => once(new Worker(worker, { workerData: share }), 'exit')));
for (const address of everywhere) {
  const file = builtFileAt('.', address);
  writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
}
console.log(`arranged: ${tasks.length} pages`);
