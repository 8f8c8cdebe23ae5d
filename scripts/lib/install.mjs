import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { agrees } from './lock.mjs';
import { must } from './run.mjs';

const lockfile = 'package-lock.json';
const record = 'node_modules/.package-lock.json';
/** Says for which lockfile the packages were installed; it goes when they go. */
const stamp = 'node_modules/.installed-for';

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function isInstalled(hash) {
  if (read(stamp) === hash) return true;
  return existsSync(record) && agrees(JSON.parse(read(lockfile)), JSON.parse(read(record)));
}

/** Installs the packages of the lockfile unless they are there. */
export async function install() {
  const hash = hashOf(lockfile);
  if (!isInstalled(hash)) {
    console.log('Installing the packages of package-lock.json');
    // Tests and type checks are part of the house, whatever NODE_ENV says.
    await must('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
  if (read(stamp) !== hash) writeFileSync(stamp, hash);
}
