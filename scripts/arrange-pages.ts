import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { builtFileAt, dataFolder, notFoundFile, pageFiles } from '@/server/http/built-files';
import { withPlainForms } from '@/server/pages/plain-slots';
import type { Share, Task } from './loading/arrange-share';
import { withCompileHint } from './loading/compile-hint';
import { script } from './loading/late-files';
import { reactDomIn } from './loading/react-dom';

// Decides what each page that Next has built loads, and when: its rules with it, then pictures, then scripts.
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
const everywhere = new Map(
  [...readFileSync(notFoundFile('.'), 'utf8').matchAll(script)].map(([, address = '']) => [
    address,
    readFileSync(builtFileAt('.', address), 'utf8'),
  ]),
);

mkdirSync(dataFolder('.'), { recursive: true });
const workers = availableParallelism();
const worker = new URL('./loading/arrange-share.ts', import.meta.url);
const reactDom = reactDomIn([...everywhere.values()]);
// by turns, so that no worker has all the large pages
const shares: readonly Share[] = Array.from({ length: workers }, (_, own) => ({
  tasks: tasks.filter((_, at) => at % workers === own),
  reactDom,
}));
await Promise.all(shares.map((share) => once(new Worker(worker, { workerData: share }), 'exit')));
for (const [address, text] of everywhere) writeFileSync(builtFileAt('.', address), withCompileHint(text));
console.log(`arranged: ${tasks.length} pages`);
