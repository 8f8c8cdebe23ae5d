import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { absentFrom, machine } from './lock.mjs';
import { linkNode } from './node.mjs';
import { must } from './run.mjs';

/** @import { Installed } from './lock.mjs' */
/** @import { Options } from './run.mjs' */
/** @import { Show } from './screen.mjs' */

/** npm takes a package that is half there for whole, so this mark says that an addition was broken off. */
const adding = 'node_modules/.adding';

/** @returns {Installed} npm's own record of what it installed; empty where there is none that can be trusted */
function installedNow() {
  if (existsSync(adding)) return {};
  try {
    return JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} command of npm
 * @param {boolean} withTests whatever NODE_ENV says
 * @param {Options} to
 */
function npm(command, withTests, to) {
  // no package needs its install script; without them it needs no compiler either
  const args = [command, '--no-save', '--ignore-scripts', withTests ? '--include=dev' : '--omit=dev'];
  // without the packages' own commands: npm would run on the Node that it is about to replace
  const PATH = (process.env.PATH ?? '').replaceAll(resolve('node_modules/.bin') + delimiter, '');
  return must(`npm ${command}`, 'npm', [...args, '--no-audit', '--no-fund'], { ...to, env: { PATH } });
}

/**
 * Adds what is missing; what is there already stays.
 * @param {boolean} withTests
 * @param {Options} to
 */
function add(withTests, to) {
  writeFileSync(adding, '');
  // where it fails by itself, npm takes back what it has begun
  return npm('install', withTests, to).finally(() => rmSync(adding));
}

/**
 * Installs the packages of the lockfile as far as they are missing; all anew where there are none that can be trusted.
 * @param {{ withTests: boolean, show: Show }} how `withTests`: also those that only tests, checks and benches need; once there,
 *   they stay
 */
export async function install({ withTests, show }) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages } = installedNow();
  const all = withTests || Object.values(packages ?? {}).some(({ dev }) => dev);
  const missing = () => {
    const installed = installedNow();
    const gone = Object.keys(installed.packages ?? {}).filter((path) => !existsSync(`${path}/package.json`));
    return [...new Set([...absentFrom(lock, installed, machine(), all), ...gone])];
  };
  if (missing().length > 0) {
    await show('packages', (to) => (packages ? add(all, to) : npm('ci', all, to)));
    const absent = missing().map((path) => path.replace('node_modules/', ''));
    if (absent.length > 0)
      throw new Error(`npm has left out packages that this machine needs: ${absent.slice(0, 3).join(', ')}.`);
  }
  linkNode(lock);
}
