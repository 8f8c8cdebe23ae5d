import { run } from './run.mjs';

/**
 * Serves the last good site until it is stopped.
 * @param {string} node
 */
export async function serve(node) {
  process.exitCode = await run(node, ['scripts/serve.mjs']);
}
