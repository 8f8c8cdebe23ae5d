import { rmSync } from 'node:fs';
import { isAlive } from '../../server/platform/is-alive.mjs';
import { readJson, writeJson } from './files.mjs';
import { Refusal } from './words.mjs';

/** @typedef {Readonly<Record<'DATA_DIR' | 'CONTENT_DIR', string>>} Folders whole paths */
/**
 * `sites`: the names of those that the process has open; `refused`: of the one that did not start
 * @typedef {Readonly<{ pid: number, address: string, sites: readonly string[], refused?: string, folders: Folders }>} Served
 */

/** A folder of its own, since the unit of systemd lets the process write there alone; a build makes it. */
export const folder = '.site/serving';
const file = `${folder}/site.json`;

/** @param {Omit<Served, 'pid'>} served by this process */
export const noteServed = (served) => writeJson(file, { pid: process.pid, ...served });

/** @returns {Served | null} null where no process serves this folder */
export function served() {
  const noted = readJson(file);
  return noted && isAlive(noted.pid) ? noted : null;
}

export function unnote() {
  if (served()?.pid === process.pid) rmSync(file);
}

/** @param {string} address @returns {Promise<string | null>} the id of the build that answers there; null where none does */
export const buildAt = (address) =>
  fetch(`${address}/api/version`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => (await answer.json()).build,
    () => null,
  );

/** @returns {Promise<Served | null>} null where none answers, whatever a power cut has left */
export async function answering() {
  const noted = served();
  return noted && (await buildAt(noted.address)) !== null ? noted : null;
}

/** Visitors of the site that runs here would get another studio's content. @param {Served} running @param {Folders} own @throws {Refusal} */
export function refuseOther({ folders }, own) {
  for (const name of /** @type {const} */ (['DATA_DIR', 'CONTENT_DIR']))
    if (folders[name] !== own[name])
      throw new Refusal(
        'other',
        `the site that runs here has ${name} ${folders[name]}, and this command ${own[name]}. Nothing was changed: use the same ${name}, or stop the site first`,
      );
}
