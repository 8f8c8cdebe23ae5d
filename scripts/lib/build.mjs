import { inputsHash } from './inputs.mjs';
import { must } from './run.mjs';
import { asPrinted } from './screen.mjs';
import { settings } from './settings.mjs';
import { keepSite, lastSite, newDraft, noteFailure, noteSuccess } from './sites.mjs';

export const next = 'node_modules/.bin/next';

/** @import { Options } from './run.mjs' */
/** @import { Show } from './screen.mjs' */

/**
 * Checks content, and writes the tables that pages are built with.
 * @param {string} node
 * @param {Options} [to]
 */
export const prepare = (node, to) => must('The preparation', node, ['--import', 'tsx', 'scripts/prepare.ts'], to);

/**
 * Makes of the server, the artist's commands and the maker of pictures what runs in production.
 * @param {string} node
 * @param {string} site the folder of the site that they belong to
 * @param {Options} [to]
 */
export const compile = (node, site, to) => must('The compilation', node, ['scripts/compile.mjs', site], to);

/**
 * Makes every picture that the last site names and that is not there yet. A site that is served makes them by itself, too, but not
 * before it is served.
 * @param {string} node
 * @param {Options} [to]
 */
export const makePictures = (node, to) =>
  must('The making of pictures', node, ['.site/current/programs/maker.mjs'], to);

/**
 * @param {string} node
 * @param {string} site
 * @param {Options} to
 */
const finish = (node, site, to) =>
  must('The finishing of pages', node, ['--import', 'tsx', 'build/finish/finish.ts', site], to);

/**
 * Builds the site unless it stands as its sources say, and keeps it whole beside the last good one.
 * @param {string} node
 * @param {Options} [to]
 * @returns {Promise<void>}
 */
async function build(node, to = {}) {
  const hash = inputsHash();
  if (lastSite()?.hash === hash) {
    if (!to.log) console.log('build: nothing has changed');
    return noteSuccess();
  }
  const draft = await newDraft();
  await must('The build', node, [next, 'build'], to);
  await Promise.all([finish(node, draft, to), compile(node, draft, to)]);
  const made = { hash, siteUrl: settings().SITE_URL ?? null };
  if (await keepSite(draft, made, () => inputsHash() === hash)) return noteSuccess();
  if (!to.log) console.log('build: something was changed meanwhile, so once more');
  return build(node, to);
}

/**
 * Makes the newest site. That it failed is noted, so that a start can tell; the last good one stays as it is.
 * @param {string} node
 * @param {Show} [show]
 */
export async function make(node, show = asPrinted) {
  try {
    await show('content', (to) => prepare(node, to));
    await show('pages', (to) => build(node, to));
  } catch (error) {
    await noteFailure();
    throw error;
  }
}
