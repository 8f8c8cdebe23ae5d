import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** @import { ChildProcess } from 'node:child_process' */
/** @typedef {{ env?: Record<string, string> }} Options */

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

/**
 * Starts a command with this terminal and the project's own commands on its path.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
function start(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { env: { ...environment(), ...env }, stdio: 'inherit' });
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

/**
 * Runs a command that must succeed.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function must(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed.`);
}
