import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: Node alone knows no alias, and before the installation nothing else is there
import { readVariables, stated } from '../../server/platform/settings/variables.mjs';

export { stated };

/** A name that nobody answers for must not keep anybody waiting. */
const lookupMs = 700;

async function isKnown(host) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, lookupMs, false);
  });
  const known = lookup(host).then(
    () => true,
    () => false,
  );
  return Promise.race([known, late]).finally(() => clearTimeout(timer));
}

const refusalOf = (code, port) =>
  ({
    EADDRINUSE: `PORT ${port} is in use already: stop what listens there, or choose another`,
    EACCES: `PORT ${port} may not be used by this user`,
  })[code] ?? `HOST must be an address of this machine (${code})`;

/** Takes the port for a moment, where the site will. */
const canListen = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code }) => reject(new Error(refusalOf(code, port))));
    server.listen({ port, ...(host && { host }) }, () => server.close(resolve));
  });

/** One by one: where a folder can never be made, as below /proc, Node's own way to make many does not end. */
function makeFolders(path) {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Writes something: what the rights of a folder say is not true for everybody, nor on every disk. */
function mayWriteInto(folder) {
  const probe = join(folder, `.may-write-${process.pid}`);
  try {
    makeFolders(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    // a full disk: the pages can be served all the same
    if (error.code === 'ENOSPC') return;
    throw new Error(`DATA_DIR must be a folder that the site may write into (${error.code})`);
  }
}

/**
 * The settings as stated, each read by its rule.
 * @throws with one line for each that is wrong
 */
export const settings = () => readVariables(stated());

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
