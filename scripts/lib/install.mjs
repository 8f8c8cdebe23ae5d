import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { absentFrom, machine } from './lock.mjs';
import { linkNode } from './node.mjs';
import { must } from './run.mjs';

/** @import { Installed, Lock } from './lock.mjs' */
/** @import { Show } from './screen.mjs' */

const record = 'node_modules/.package-lock.json';
/** npm takes a package that is half there for whole, so this mark says that an addition was broken off. */
const adding = 'node_modules/.adding';

/** @returns {Installed} npm's own record of what it installed; empty where there is none that can be trusted */
function installedNow() {
  if (existsSync(adding)) return {};
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Packages that are missing: not installed, in another version, or taken away since.
 * @param {Lock} lock
 * @param {Installed} installed
 * @param {boolean} withTests
 */
function missing(lock, installed, withTests) {
  const gone = Object.keys(installed.packages ?? {}).filter((path) => !existsSync(`${path}/package.json`));
  return [...new Set([...absentFrom(lock, installed, machine(), withTests), ...gone])];
}

/** Without the packages' own commands: npm would run on the Node that it is about to replace. */
const pathOutside = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== resolve('node_modules/.bin'))
    .join(delimiter);

/**
 * @param {string} command of npm
 * @param {boolean} withTests whatever NODE_ENV says
 * @param {Show} show
 */
async function npm(command, withTests, show) {
  // no package needs its install script; without them it needs no compiler either
  const args = [command, '--no-save', '--ignore-scripts', withTests ? '--include=dev' : '--omit=dev'];
  const run = (/** @type {import('./run.mjs').Options} */ to) =>
    must(`npm ${command}`, 'npm', [...args, '--no-audit', '--no-fund'], { ...to, env: { PATH: pathOutside() } });
  await show('packages', run).catch((error) => {
    throw error.code === 'ENOENT' ? new Error('npm is needed to install the packages, and is not there.') : error;
  });
}

/**
 * All packages anew where there are none that can be trusted, else the difference: what is there already stays.
 * @param {Installed} installed
 * @param {boolean} withTests
 * @param {Show} show
 */
async function bring({ packages }, withTests, show) {
  if (!packages) return npm('ci', withTests, show);
  writeFileSync(adding, '');
  // where it fails by itself, npm takes back what it has begun
  await npm('install', withTests, show).finally(() => rmSync(adding));
}

/**
 * Installs the packages of the lockfile as far as they are missing.
 * @param {{ withTests: boolean, show: Show }} how `withTests`: also those that only tests, checks and benches need; once there,
 *   they stay
 */
export async function install({ withTests, show }) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const installed = installedNow();
  const all = withTests || Object.values(installed.packages ?? {}).some(({ dev }) => dev);
  if (missing(lock, installed, all).length > 0) {
    await bring(installed, all, show);
    const absent = missing(lock, installedNow(), all).map((path) => path.replace('node_modules/', ''));
    if (absent.length > 0)
      throw new Error(`npm has left out packages that this machine needs: ${absent.slice(0, 3).join(', ')}.`);
  }
  linkNode(lock);
}
