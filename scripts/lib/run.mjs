import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { say } from './start-words.mjs';

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

/**
 * npm ends its shell and not what runs in it: the parent is then another one.
 * @param {(signal: Signal) => void} stop
 */
function whenAbandoned(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
}

/**
 * Passes a signal on to the child and ends with it, so that nothing is left running.
 * @param {ChildProcess} child
 */
function forward(child) {
  const stop = (/** @type {Signal} */ signal) => {
    child.once('close', (code) => process.exit(code === 0 ? 0 : signals[signal]));
    child.kill(signal);
  };
  const watch = whenAbandoned(stop);
  for (const signal of names) process.on(signal, stop);
  child.once('close', () => {
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
  forward(child);
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
    child.once('close', (code) => resolve(code ?? 1));
  });

const lastShown = 30;

/**
 * What went wrong, as far as a terminal shows it at a glance, and where the rest is.
 * @param {string} log
 */
function endOf(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lastShown);
  return `${lines.join('\n')}\n${say.allOfIt(log)}`;
}

/**
 * Runs a command that must succeed.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @throws where it does not; with a log, the last lines of it are told, since nobody has read them
 */
export async function must(what, command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(options.log === undefined ? `${what} failed.` : endOf(options.log));
}
