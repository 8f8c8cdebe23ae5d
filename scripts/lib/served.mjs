import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/**
 * What a process says of itself that serves a site of this folder. `sites`: the names of those that it has open. `refused`: what
 * it was asked for last, where that did not start. `folders`: of its data and content, by their settings.
 * @typedef {Readonly<{ address: string, sites: readonly string[], refused?: string, folders?: Folders }>} Served
 * @typedef {Readonly<Record<'DATA_DIR' | 'CONTENT_DIR', string>>} Folders
 */

/** A file for each process, by its number. Made by a build, since a unit of systemd lets no process make it. */
export const marks = '.site/serving';
const asked = '.site/published';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

const markOf = (/** @type {number} */ pid) => join(marks, `${pid}.json`);

/**
 * Says of this process what it serves.
 * @param {Served} served
 * @throws where `.site` may not be written
 */
export function markServed(served) {
  mkdirSync(marks, { recursive: true });
  const draft = `${markOf(process.pid)}.unfinished`;
  writeFileSync(draft, JSON.stringify(served));
  renameSync(draft, markOf(process.pid));
}

/** Says that this process serves no longer. */
export const unmark = () => rmSync(markOf(process.pid), { force: true });

/** @returns {readonly Served[]} by each process that serves a site of this folder now; marks of others are removed */
export function running() {
  const names = existsSync(marks) ? readdirSync(marks).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => {
    const pid = Number(basename(name, '.json'));
    if (!isAlive(pid)) rmSync(markOf(pid), { force: true });
    return existsSync(markOf(pid)) ? [JSON.parse(readFileSync(markOf(pid), 'utf8'))] : [];
  });
}

/** Where processes work, as Linux tells: a site's own do so in its folder. */
const workingFolders = () =>
  existsSync('/proc/self/cwd')
    ? readdirSync('/proc').flatMap((pid) => {
        try {
          return /^\d+$/.test(pid) ? [readlinkSync(`/proc/${pid}/cwd`)] : [];
        } catch {
          // ended just now, or another user's
          return [];
        }
      })
    : [];

/**
 * Whether the files of a site are needed by a process. One that may not write its mark, as below systemd's `ProtectSystem`, is found
 * by where it works.
 * @param {string} site its folder
 */
export const isServed = (site) =>
  running().some(({ sites }) => sites.includes(basename(site))) || workingFolders().includes(realpathSync(site));

/**
 * Asks all that serve a site of this folder to serve this one.
 * @param {string} name
 * @returns {string} what was asked for: each time another text, whose first word is the name
 */
export function askToServe(name) {
  const text = `${name} ${Date.now()}`;
  writeFileSync(asked, text);
  return text;
}

/** @returns what was asked for last */
export const askedNow = () => (existsSync(asked) ? readFileSync(asked, 'utf8') : '');

/**
 * @param {string} address of a site
 * @returns {Promise<string | null>} the id of the build that answers there; null where none does
 */
export const buildAt = (address) =>
  fetch(`${address}/api/version`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => (await answer.json()).build,
    () => null,
  );

/** @returns {Promise<boolean>} whether a site of this folder answers, whatever a power cut has left of marks */
export async function isRunning() {
  const builds = await Promise.all(running().map(({ address }) => buildAt(address)));
  return builds.some((build) => build !== null);
}

/**
 * Refuses to publish with other folders than those of a site that runs here: its visitors would get another studio's content.
 * @param {Folders} own whole paths
 * @param {(name: string, running: string, own: string) => string} said
 * @throws with one sentence
 */
export async function refuseOther(own, said) {
  // what a power cut has left says nothing
  for (const { address, folders } of running())
    for (const name of /** @type {const} */ (['DATA_DIR', 'CONTENT_DIR']))
      if (folders && folders[name] !== own[name] && (await buildAt(address)) !== null)
        throw new Error(said(name, folders[name], own[name]));
}
