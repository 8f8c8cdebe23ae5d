import { existsSync, readFileSync } from 'node:fs';
import { lineOf, words } from './start-words.mjs';

/** @import { Options } from './run.mjs' */
/** @import { Language, Step } from './start-words.mjs' */

/** Takes what npm, Next and the others print: nobody who waits for an address needs it. */
export const startLog = '.site/start.log';

/**
 * Shows the work of a step, or leaves it to the commands to show theirs. What it gives to the work goes to each `run` and `must`
 * of it, as their options. `part`: how much of the work is left to do, from 0 to 1.
 * @typedef {<T>(step: Step, work: (to: Options) => Promise<T>, part?: number) => Promise<T>} Show
 */

/**
 * An error of a step, which it names.
 * @typedef {Error & { step?: Step }} StepError
 */

/**
 * A step in one line: what happens, how long it will take, and how long it took. On a terminal the seconds count in place, and
 * the next step takes the line. What its commands print goes to the log.
 * @param {Language} language
 * @returns {Show}
 */
export const onScreen = (language) => async (step, work, part) => {
  const { stdout } = process;
  const started = performance.now();
  const time = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const line = lineOf(step, language, part);
  const rewrite = (/** @type {string} */ text) => stdout.write(`\r\x1b[K${text}`);
  stdout.write(line);
  const counting = stdout.isTTY ? setInterval(() => rewrite(line + time()), 1000) : undefined;
  try {
    const result = await work({ log: startLog });
    if (counting) rewrite('');
    else stdout.write(`${time()}\n`);
    return result;
  } catch (error) {
    if (counting) rewrite(line);
    stdout.write(`${words[language].failed}\n`);
    throw Object.assign(/** @type {Error} */ (error), { step });
  } finally {
    clearInterval(counting);
  }
};

const logged = () => (existsSync(startLog) ? readFileSync(startLog, 'utf8') : '');

/** Each note on what is wrong for visitors that the check of the content has written to the log. */
export function tellWrong() {
  for (const [, what] of logged().matchAll(/^content: (?:note|uwaga): ((?:wrong|źle): .*)$/gm)) console.log(what);
}

/**
 * What is wrong for visitors, and how many notes the check of the content has written to the log, in one line; nothing where there are none.
 * @param {Language} language
 */
export function tellNotes(language) {
  tellWrong();
  const count = logged().match(/^content: (?:note|uwaga): /gm)?.length ?? 0;
  if (count > 0) console.log(words[language].notes(count));
}

/**
 * Why a step failed, in a part of a sentence: the first fault that the check of the content has written to the log, else where
 * the log is.
 * @param {StepError} error
 * @param {Language} language
 * @param {readonly string[]} folders of content, which the artist need not read in the name of each file
 */
export function whyOf({ step, message }, language, folders) {
  if (!step) return message;
  const said = words[language];
  const [first, ...others] = logged().matchAll(/^content: (.+?):(\d+): (.*)$/gm);
  if (step !== 'content' || !first) return said.step(said[step], startLog);
  const [, path = '', line = '', what = ''] = first;
  const folder = folders.find((each) => path.startsWith(`${each}/`));
  const file = folder ? path.slice(folder.length + 1) : path;
  return said.fault(file, line, what) + (others.length > 0 ? said.more(others.length) : '');
}

/**
 * Whoever builds or tests reads what the commands print.
 * @type {Show}
 */
export const asPrinted = (_step, work) => work({});
