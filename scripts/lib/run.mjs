import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ env?: Record<string, string>, log?: string }} Options `log`: the file that takes the output, instead of this terminal */

const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());
let isStopping = false;

/** Ends with all that runs, so that nothing is left running. @param {NodeJS.Signals} signal */
async function stop(signal) {
  isStopping = true;
  const codes = [...running].map(async (child) => {
    const closed = once(child, 'close');
    child.kill(signal);
    return (await closed)[0];
  });
  const clean = codes.length > 0 && (await Promise.all(codes)).every((code) => code === 0);
  process.exit(clean ? 0 : 128 + constants.signals[signal]);
}

function stopWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm ends its shell and not what runs in it: the parent is then another one
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && !isStopping && stop('SIGTERM'), 500).unref();
}

/** @param {string} command @param {readonly string[]} args @param {Options} [options] @returns {Promise<number>} its exit code */
export function run(command, args, { env = {}, log } = {}) {
  // after a signal nothing may begin, as the desk beside a site that has just begun to answer
  if (isStopping) return new Promise(() => {});
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const variables = { NEXT_TELEMETRY_DISABLED: '1', ...process.env, PATH, ...env };
  if (process.listenerCount('SIGTERM') === 0) stopWithParent();
  if (log) mkdirSync(dirname(log), { recursive: true });
  return new Promise((resolve, reject) => {
    const out = log ? openSync(log, 'a') : 'inherit';
    const child = spawn(command, args, { env: variables, stdio: ['inherit', out, out] });
    if (typeof out === 'number') closeSync(out);
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      // after a signal nothing may continue, so this never resolves
      if (!isStopping) resolve(code ?? 1);
    });
  });
}

export function endOthers() {
  for (const child of running) child.kill('SIGTERM');
}

/** @param {string} what @param {string} command @param {readonly string[]} args @param {Options} [options] @throws where it fails */
export async function must(what, command, args, options) {
  if ((await run(command, args, options)) !== 0) throw new Error(`${what} failed.`);
}

/** In the project's folder; an error ends it with one line. @param {() => Promise<void>} script */
export async function guard(script) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    await script();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
