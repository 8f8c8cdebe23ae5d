import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The last publication as the desk tells it, which may be closed meanwhile. `at`: when it began, ms; `ended`: how, and when.
 * @typedef {Readonly<{ pid: number, at: number, step?: string, ended?: Readonly<{ at: number, ok: boolean, end: string, site?: number }> }>} Publication
 */

const file = '.site/publication.json';

/** @param {Publication} publication */
function write(publication) {
  mkdirSync('.site', { recursive: true });
  writeFileSync(`${file}.unfinished`, JSON.stringify(publication));
  renameSync(`${file}.unfinished`, file);
}

/** @returns {Publication | null} of this process */
function own() {
  const noted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return noted?.pid === process.pid && !noted.ended ? noted : null;
}

export const notePublication = () => write({ pid: process.pid, at: Date.now() });

/** @param {string} step which begins; it is noted of a publication, and not of a start */
export function noteStep(step) {
  const noted = own();
  if (noted) write({ ...noted, step });
}

/** @param {Readonly<{ ok: boolean, end: string, site?: number }>} outcome */
export function noteEnd({ ok, end, site }) {
  const noted = own();
  if (noted) write({ ...noted, ended: { at: Date.now(), ok, end, ...(site !== undefined && { site }) } });
}
