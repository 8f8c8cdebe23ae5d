import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { absentFrom, machine } from './lock.mjs';
import { linkNode } from './node.mjs';
import { must } from './run.mjs';

/** @import { Lock } from './lock.mjs' */
/** @typedef {{ files: number, bytes: number }} Size */
/** @typedef {{ hash?: string, packages: Record<string, Size> }} Stamp what was installed, for which lockfile */

const lockfile = 'package-lock.json';
const record = 'node_modules/.package-lock.json';
/** Says for which lockfile the packages were installed, and how much each holds; it goes when they go. */
const stamp = 'node_modules/.installed-for';

/** @param {string} path of JSON; what cannot be read says nothing */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Files and bytes of a package, without the packages inside it: another count.
 * @param {string} folder
 * @returns {Size}
 */
function sizeOf(folder) {
  const size = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    const { files, bytes } = entry.isDirectory() ? sizeOf(path) : { files: 1, bytes: lstatSync(path).size };
    size.files += files;
    size.bytes += bytes;
  }
  return size;
}

/** @param {readonly string[]} packages */
const sizes = (packages) =>
  Object.fromEntries(
    [...packages, 'node_modules/.bin'].filter((path) => existsSync(path)).map((path) => [path, sizeOf(path)]),
  );

/**
 * Packages that hold less than when they were installed. More is no fault: some keep things in their own folder.
 * @param {Record<string, Size>} before
 */
function damaged(before) {
  /** @type {Record<string, Size | undefined>} */
  const now = sizes(Object.keys(before));
  const isLess = (/** @type {Size} */ { files, bytes }, now = { files: 0, bytes: 0 }) =>
    now.files < files || now.bytes < bytes;
  return Object.entries(before).flatMap(([path, size]) => (isLess(size, now[path]) ? [path] : []));
}

/** @param {readonly string[]} paths */
const named = (paths) => {
  const names = paths.map((path) => path.replace('node_modules/', ''));
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
};

/**
 * Whole or not at all, under a name of its own: the file may be a link that other copies of the project share.
 * @param {string} hash
 * @param {Lock} lock
 */
function noteInstalled(hash, lock) {
  const draft = `${stamp}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ hash, packages: sizes(Object.keys(lock.packages).filter(Boolean)) }));
  renameSync(draft, stamp);
}

/**
 * Packages that are missing: not installed, or installed and taken away since.
 * @param {Lock} lock
 */
function missing(lock) {
  const installed = readJson(record);
  const gone = Object.keys(installed.packages ?? {}).filter((path) => !existsSync(`${path}/package.json`));
  return [...new Set([...absentFrom(lock, installed, machine()), ...gone])];
}

/**
 * What keeps the installed packages from being used: undefined where nothing does.
 * @param {string} hash
 * @param {Lock} lock
 */
function faultOf(hash, lock) {
  const { hash: installedFor, packages } = /** @type {Stamp} */ (readJson(stamp));
  if (installedFor === hash) {
    const less = damaged(packages);
    return less.length > 0 ? `node_modules is damaged (${named(less)}), so it is made anew` : undefined;
  }
  return missing(lock).length > 0 || !existsSync(record) ? 'Installing the packages of package-lock.json' : undefined;
}

/** Without the packages' own commands: npm would run on a Node that is damaged, or that it is about to replace. */
const pathOutside = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== resolve('node_modules/.bin'))
    .join(delimiter);

async function npmCi() {
  const env = { PATH: pathOutside() };
  // Tests and type checks are part of the project, whatever NODE_ENV says.
  await must('npm ci', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { env }).catch((error) => {
    throw error.code === 'ENOENT' ? new Error('npm is needed to install the packages, and is not there.') : error;
  });
}

/** Installs the packages of the lockfile unless they are there, each of them whole. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const lock = JSON.parse(readFileSync(lockfile, 'utf8'));
  const fault = faultOf(hash, lock);
  if (fault) {
    console.log(fault);
    await npmCi();
    const absent = missing(lock);
    if (absent.length > 0) throw new Error(`npm has left out packages that this machine needs: ${named(absent)}.`);
  }
  linkNode(lock);
  if (fault || readJson(stamp).hash !== hash) noteInstalled(hash, lock);
}
