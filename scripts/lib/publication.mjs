import { readJson, writeJson } from './files.mjs';

/** @typedef {Readonly<{ ok: boolean, end: string, site?: number | undefined }>} End */
/**
 * The last publication, for the desk, which may be closed meanwhile. `at`: when it began, ms
 * @typedef {Readonly<{ pid: number, at: number, step?: string, ended?: Readonly<{ at: number } & End> }>} Publication
 */

const file = '.site/publication.json';

export const notePublication = () => writeJson(file, { pid: process.pid, at: Date.now() });

/** @param {Pick<Publication, 'step' | 'ended'>} news of a publication of this process; a start is none */
function add(news) {
  /** @type {Publication | null} */
  const noted = readJson(file);
  if (noted?.pid === process.pid && !noted.ended) writeJson(file, { ...noted, ...news });
}

/** @param {string} step which begins */
export const noteStep = (step) => add({ step });

/** @param {End} outcome */
export const noteEnd = ({ ok, end, site }) => add({ ended: { at: Date.now(), ok, end, site } });
