import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { isAtLeast, needed } from '../../server/platform/node-version.mjs';
import { readJson } from './files.mjs';
import { must } from './run.mjs';
import { startLog } from './words.mjs';

/** @import { Version } from '../../server/platform/node-version.mjs' */
/** @typedef {Readonly<{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Entry */
/** @typedef {Readonly<Record<string, Entry>>} Packages by their path, in `package-lock.json` and in npm's own record of what is there */

/** The oldest Node that can read the settings and install; everything else runs on the Node from the packages. @type {Version} */
const oldest = [20, 12];

/** For these platforms (glibc) the packages include a Node; npm 10 does not link its command. */
const bringsNode = (platform = process.platform, arch = process.arch) =>
  platform === 'linux' && ['x64', 'arm64'].includes(arch);
const link = 'node_modules/.bin/node';

/** @throws with one line where no Node can be had that runs the site */
export function checkNode(version = process.version, platform = process.platform, arch = process.arch) {
  const least = bringsNode(platform, arch) ? oldest : needed;
  if (!isAtLeast(least, version)) throw new Error(`Node ${least.join('.')} or newer is needed, this is ${version}.`);
}

/** @param {string} path @returns {Packages} empty where there is no such file, as while npm installs */
const packagesIn = (path) => readJson(path)?.packages ?? {};

/** Optional packages exist for some platforms only. @param {Packages} wanted @param {Packages} installed @param {boolean} withTests */
export const isInstalled = (wanted, installed, withTests) =>
  Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    const there = installed[path]?.version;
    const isLeftOut = path === '' || optional || devOptional || (dev && !withTests);
    return there === version || (isLeftOut && (path === '' || there === undefined));
  });

/**
 * @param {{ withTests?: boolean, begin?: () => void, refusal?: Error | undefined }} [how] `withTests`: also what only tests need; `begin`:
 *   called where it installs, whose output then goes to the log; `refusal`: why nothing may be installed, as below a running site
 * @returns {Promise<string>} the Node that runs everything else
 * @throws with one line where there is none
 */
export async function install({ withTests = false, begin, refusal } = {}) {
  const record = 'node_modules/.package-lock.json';
  if (!isInstalled(packagesIn('package-lock.json'), packagesIn(record), withTests)) {
    if (refusal) throw refusal;
    begin?.();
    // once there, the packages of the tests stay
    const all = withTests || Object.values(packagesIn(record)).some(({ dev }) => dev);
    // no package needs its install script; `error`, since what npm says of engines is about the Node that installs
    const args = ['ci', '--ignore-scripts', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
    // without the packages' own commands: npm would run on the Node that it is about to replace
    const PATH = (process.env.PATH ?? '').replaceAll(resolve('node_modules/.bin') + delimiter, '');
    await must('npm ci', 'npm', [...args, '--loglevel=error'], { env: { PATH }, ...(begin && { log: startLog }) });
  }
  const brought = `node-linux-${process.arch}/bin/node`;
  if (existsSync(`node_modules/${brought}`) && !existsSync(link)) symlinkSync(`../${brought}`, link);
  const isNewEnough = (/** @type {string} */ node) =>
    isAtLeast(needed, spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout || 'v0.0');
  const node = [resolve(link), process.execPath].find(isNewEnough);
  if (node) return node;
  throw new Error(`Node ${needed.join('.')} or newer is needed, this is ${process.version}.`);
}
