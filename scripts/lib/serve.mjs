import { site } from './build.mjs';
import { run } from './run.mjs';

/** Serves the built site until it is stopped. */
export async function serve(node) {
  process.exitCode = await run(node, [site]);
}
