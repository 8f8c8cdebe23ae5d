import { existsSync, readFileSync } from 'node:fs';
import { lineOf, say } from './start-words.mjs';

/** @import { Options } from './run.mjs' */
/** @import { Step } from './start-words.mjs' */

/** Takes what npm, Next and the others print at a start: nobody who waits for an address needs it. */
export const startLog = '.site/start.log';

/**
 * Shows the work of a step, or leaves it to the commands to show theirs. What it gives to the work goes to each `run` and `must`
 * of it, as their options.
 * @typedef {<T>(step: Step, work: (to: Options) => Promise<T>) => Promise<T>} Show
 */

/**
 * A step in one line: what happens, how long it will take, and how long it took. What its commands print goes to the log.
 * @type {Show}
 */
export async function onScreen(step, work) {
  const started = performance.now();
  process.stdout.write(lineOf(step));
  try {
    const result = await work({ log: startLog });
    process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${say.failed}\n`);
    throw error;
  }
}

/** How many notes the check of the content has written to the log, in one line; nothing where there are none. */
export function tellNotes() {
  const log = existsSync(startLog) ? readFileSync(startLog, 'utf8') : '';
  const count = log.match(/^content: (?:note|uwaga): /gm)?.length ?? 0;
  if (count > 0) console.log(say.notes(count));
}

/**
 * Whoever builds or tests reads what the commands print.
 * @type {Show}
 */
export const asPrinted = (_step, work) => work({});
