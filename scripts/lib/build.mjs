import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from './inputs.mjs';
import { must } from './run.mjs';
import { asPrinted } from './screen.mjs';
import { settings } from './settings.mjs';
import { keepSite, lastSite, makeLast, newDraft, noteFailure, noteSuccess, siteAt, takeTurn } from './sites.mjs';
import { words } from './start-words.mjs';

export const next = 'node_modules/.bin/next';

/** @import { Options } from './run.mjs' */
/** @import { Show } from './screen.mjs' */
/** @import { Site } from './sites.mjs' */
/** @import { Language } from './start-words.mjs' */

/**
 * Checks content, and writes the tables that pages are built with.
 * @param {string} node
 * @param {Options} [to]
 * @param {Language} [language] of the faults; without it that of the system
 */
export const prepare = (node, to, language) =>
  must(
    'The preparation',
    node,
    ['--import', 'tsx', 'scripts/prepare.ts', ...(language ? ['--lang', language] : [])],
    to,
  );

/**
 * Makes of the server, the artist's commands and the maker of pictures what runs in production.
 * @param {string} node
 * @param {string} site the folder of the site that they belong to
 * @param {Options} [to]
 */
export const compile = (node, site, to) => must('The compilation', node, ['scripts/compile.mjs', site], to);

/**
 * Makes every picture that a site names and that is not there yet. A site that is served makes them by itself, too, but not
 * before it is served.
 * @param {string} node
 * @param {string} site its folder
 * @param {Options} [to]
 */
const makePictures = (node, site, to) => must('The making of pictures', node, [join(site, 'programs/maker.mjs')], to);

/**
 * The part of the pictures of a site that is still to be made, from 0 to 1.
 * @param {string} site its folder
 */
export function lacking(site) {
  const files = JSON.parse(readFileSync(join(site, 'generated/files.json'), 'utf8'));
  const missing = files.filter((/** @type {string} */ file) => !existsSync(join(site, 'files', file)));
  return files.length === 0 ? 0 : missing.length / files.length;
}

/**
 * @param {string} node
 * @param {string} site
 * @param {Options} to
 */
const finish = (node, site, to) =>
  must('The finishing of pages', node, ['--import', 'tsx', 'build/finish/finish.ts', site], to);

/**
 * Builds the site unless the last one stands as its sources say, and keeps it whole beside that.
 * @param {string} node
 * @param {Options} to
 * @returns {Promise<string | null>} its name; null: nothing has changed
 */
async function build(node, to) {
  const hash = inputsHash();
  if (lastSite()?.hash === hash) {
    if (!to.log) console.log('build: nothing has changed');
    return null;
  }
  const draft = await newDraft();
  await must('The build', node, [next, 'build'], to);
  await Promise.all([finish(node, draft, to), compile(node, draft, to)]);
  const made = { hash, siteUrl: settings().SITE_URL ?? null };
  const name = await keepSite(draft, made, () => inputsHash() === hash);
  if (name) return name;
  if (!to.log) console.log('build: something was changed meanwhile, so once more');
  return build(node, to);
}

/**
 * Makes the newest site, which then is the last one. That it failed is noted, so that a start can tell; the last good one stays as
 * it is.
 * @param {string} node
 * @param {{ show?: Show, language?: Language, pictures?: boolean }} [how] `pictures`: they are all made before it is the last one
 * @returns {Promise<{ site: Site, isNew: boolean }>}
 */
export async function make(node, { show = asPrinted, language, pictures = false } = {}) {
  const endTurn = takeTurn(words[language ?? 'en'].busy);
  try {
    await show('content', (to) => prepare(node, to, language));
    const name = await show('pages', (to) => build(node, to));
    const site = /** @type {Site} */ (name ? siteAt(name) : lastSite());
    const part = pictures ? lacking(site.folder) : 0;
    if (part > 0) await show('pictures', (to) => makePictures(node, site.folder, to), part);
    if (name) await makeLast(name);
    await noteSuccess();
    return { site, isNew: name !== null };
  } catch (error) {
    await noteFailure();
    throw error;
  } finally {
    endTurn();
  }
}
