import { run } from './run.mjs';

/** Serves the last good site until it is stopped. */
export async function serve(node) {
  process.exitCode = await run(node, ['scripts/serve.mjs']);
}
