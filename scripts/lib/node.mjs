import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { isAtLeast, needed } from '../../server/platform/node-version.mjs';
import { fits, machine } from './lock.mjs';

/** @import { Lock, Machine } from './lock.mjs' */
/** @import { Version } from '../../server/platform/node-version.mjs' */

/**
 * The first that can check the settings and install: all that is done before the packages are there.
 * @type {Version}
 */
const oldest = [20, 12];

/** @param {string} node */
const isNewEnough = (node) => isAtLeast(needed, spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout || 'v0.0');

const link = 'node_modules/.bin/node';

/**
 * The package with the Node for this machine, where the lockfile has one.
 * @param {Lock} lock
 * @param {Machine} here
 */
const packageFor = ({ packages }, here) =>
  Object.entries(packages).find(
    ([path, entry]) => path.startsWith('node_modules/node-') && entry.bin?.node && fits(entry, here),
  )?.[0];

/**
 * The Node of the packages is built for glibc, whatever else its package says.
 * @param {Lock} lock
 * @param {Machine} here
 */
const bringsNode = (lock, here) => here.libc === 'glibc' && packageFor(lock, here) !== undefined;

/**
 * Says at once, and not after the installation, that this machine has no Node that the site can run on.
 * @param {Lock} lock
 * @throws with one line where this Node is too old for the site on this machine
 */
export function checkNode(lock, version = process.version, here = machine()) {
  const found = bringsNode(lock, here) ? oldest : needed;
  if (isAtLeast(found, version)) return;
  const where = found === needed ? ' (on Linux with glibc the packages bring a newer one along)' : '';
  throw new Error(`Node ${found.join('.')} or newer is needed, this is ${version}${where}.`);
}

/**
 * npm 10 installs the package with the Node and leaves its command unlinked: this links it.
 * @param {Lock} lock
 */
export function linkNode(lock) {
  const path = packageFor(lock, machine());
  if (!path || existsSync(link) || !existsSync(`${path}/bin/node`)) return;
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${path.replace('node_modules/', '')}/bin/node`, link);
}

/** The Node that came with the packages, else the system's where that is new enough. */
export function findNode() {
  const node = [resolve(link), process.execPath].find(isNewEnough);
  if (node) return node;
  throw new Error(
    `Node ${needed.join('.')} or newer is needed, this is ${process.version}; that of the packages does not run.`,
  );
}
