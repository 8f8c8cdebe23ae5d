import { createInterface } from 'node:readline';
import { next } from './build.mjs';
import { start } from './run.mjs';

/** How Next introduces itself; one line with the address takes its place. */
const greeting = /^\s*([▲✓-]|$)/;

/** Serves the built site until it is stopped. */
export function serve(node, port) {
  const server = start(node, [next, 'start', '-p', port], { stdout: 'pipe', env: { PORT: port } });
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (line.includes('Ready in')) console.log(`The site is on http://localhost:${port}`);
    else if (!greeting.test(line)) console.log(line);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
