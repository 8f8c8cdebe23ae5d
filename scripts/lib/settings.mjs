import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { environmentVariables, readVariables } from '../../server/platform/settings/variables.mjs';

export { environmentVariables };

/** A name that nobody answers for must not keep anybody waiting. */
const lookupMs = 700;

/**
 * @param {string} host
 * @returns {Promise<boolean>}
 */
async function isKnown(host) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((/** @type {(known: boolean) => void} */ resolve) => {
    timer = setTimeout(resolve, lookupMs, false);
  });
  const known = lookup(host).then(
    () => true,
    () => false,
  );
  return Promise.race([known, late]).finally(() => clearTimeout(timer));
}

/**
 * @param {unknown} error
 * @returns {string | undefined} the system's name for what it refuses
 */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * @param {string | undefined} code
 * @param {number} port
 */
function refusalOf(code, port) {
  if (code === 'EADDRINUSE') return `PORT ${port} is in use already: stop what listens there, or choose another`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user`;
  return `HOST must be an address of this machine (${code})`;
}

/**
 * Takes the port for a moment, where the site will.
 * @param {{ host: string | undefined, port: number }} address
 * @returns {Promise<void>}
 */
const canListen = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(new Error(refusalOf(codeOf(error), port))));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve()));
  });

/**
 * One by one: where a folder can never be made, as below /proc, Node's own way to make many does not end.
 * @param {string} path
 */
function makeFolders(path) {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Writes something: what the rights of a folder say is not true for everybody, nor on every disk.
 * @param {string} folder
 */
function mayWriteInto(folder) {
  const probe = join(folder, `.may-write-${process.pid}`);
  try {
    makeFolders(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    // a full disk: the pages can be served all the same
    if (codeOf(error) === 'ENOSPC') return;
    throw new Error(`DATA_DIR must be a folder that the site may write into (${codeOf(error)})`);
  }
}

/**
 * The settings, each read by its rule.
 * @throws with one line for each that is wrong
 */
export const settings = () => readVariables(environmentVariables());

/**
 * The settings of a site that is about to be served here: also the address, the port and the folder are tried.
 * @throws with one line for each that is wrong
 */
export async function usableSettings() {
  const variables = settings();
  const { HOST: host, PORT: port, DATA_DIR } = variables;
  if (host && !(await isKnown(host))) throw new Error('HOST must be an address of this machine (ENOTFOUND)');
  await canListen({ host, port });
  mayWriteInto(DATA_DIR);
  return variables;
}
