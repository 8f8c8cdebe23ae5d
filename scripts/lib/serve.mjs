import { createInterface } from 'node:readline';
import { start } from './run.mjs';

/** What Next says of itself while it starts. */
const greeting = /^\s*([▲✓-]|$)/;

/** Serves the last good site until it is stopped. */
export function serve(node) {
  const server = start(node, ['scripts/serve.mjs'], { stdout: 'pipe' });
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!greeting.test(line)) console.log(line);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
