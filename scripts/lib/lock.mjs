import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '../../server/platform/is-alive.mjs';

/** @param {string} lock @param {number} mostMs an older one was left by who was cut off: its process number may be another's now */
export function isLeft(lock, mostMs) {
  const found = statSync(lock, { throwIfNoEntry: false });
  if (!found) return false;
  const [host, pid] = readFileSync(lock, 'utf8').split(' ');
  return Date.now() - found.mtimeMs > mostMs || (host === hostname() && !isAlive(Number(pid)));
}

/** @param {string} lock @param {number} mostMs as in `isLeft` @returns whether this process has it now */
export function takeLock(lock, mostMs) {
  if (isLeft(lock, mostMs)) rmSync(lock, { force: true });
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, `${hostname()} ${process.pid}`);
  try {
    // with its content at once, so that nobody finds an empty one
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}
