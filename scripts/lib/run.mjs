import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';

/** @import { ChildProcess } from 'node:child_process' */
/**
 * `log`: the file that takes what the command prints, at its end, instead of this terminal.
 * @typedef {{ env?: Record<string, string>, log?: string }} Options
 */

/** Exit codes that say by which signal a command was stopped. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** @typedef {keyof typeof signals} Signal */
const names = /** @type {Signal[]} */ (Object.keys(signals));

const environment = () => ({
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** The commands that run now: the site, and what builds the next one. */
const running = /** @type {Set<ChildProcess>} */ (new Set());
let isStopping = false;

/**
 * Passes a signal on to all that runs and ends with it, so that nothing is left running.
 * @param {Signal} signal
 */
async function stop(signal) {
  isStopping = true;
  const codes = [...running].map(async (child) => {
    const closed = once(child, 'close');
    child.kill(signal);
    return (await closed)[0];
  });
  process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : signals[signal]);
}

/** npm ends its shell and not what runs in it: the parent is then another one. */
function whenAbandoned() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
}

/** @type {NodeJS.Timeout | undefined} */
let watch;

/** @param {ChildProcess} child */
function forwardTo(child) {
  if (running.size === 0) {
    watch = whenAbandoned();
    for (const signal of names) process.on(signal, stop);
  }
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size > 0) return;
    clearInterval(watch);
    for (const signal of names) process.off(signal, stop);
  });
}

/** @param {string} log */
function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  return openSync(log, 'a');
}

/**
 * Starts a command with this terminal, or its log, and the project's own commands on its path.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
function start(command, args, { env = {}, log } = {}) {
  const out = log === undefined ? 'inherit' : openLog(log);
  const child = spawn(command, args, { env: { ...environment(), ...env }, stdio: ['inherit', out, out] });
  if (typeof out === 'number') closeSync(out);
  forwardTo(child);
  return child;
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    // what is stopped has no end that anybody goes on from
    child.once('close', (code) => isStopping || resolve(code ?? 1));
  });

/**
 * Runs a command that must succeed.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @throws where it does not
 */
export async function must(what, command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed.`);
}
