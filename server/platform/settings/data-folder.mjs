import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * One by one: where a folder cannot be made, as below /proc, Node's recursive `mkdir` does not end.
 * @param {string} path
 */
function makeFolders(path) {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Makes the data folder and writes a file into it: permissions alone do not tell, as for root or on a read-only disk.
 * @param {string} folder
 * @throws with one line if the site cannot write there
 */
export function refuseUnwritable(folder) {
  const probe = join(folder, `.may-write-${process.pid}`);
  try {
    makeFolders(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // a full disk: the pages can be served all the same
    if (code === 'ENOSPC') return;
    throw new Error(`DATA_DIR must be a folder that the site may write into: ${resolve(folder)} is none (${code})`);
  }
}
