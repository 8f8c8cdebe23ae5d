import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { inputsHash } from './inputs.mjs';
import { noteStep } from './publication.mjs';
import { must } from './run.mjs';
import { settings } from './settings.mjs';
import { lastSite, makeLast, newDraft, noteFailure, noteSuccess, siteAt, storeSite, takeTurn } from './sites.mjs';
import { lineOf } from './words.mjs';

export const next = 'node_modules/.bin/next';

/** @import { Options } from './run.mjs' */
/** @import { Site } from './sites.mjs' */
/** @import { Step } from './words.mjs' */
/** @typedef {Error & { step?: Step }} StepError an error of a step, which it names */

/** @param {string} node @param {Options} [to] */
export const prepare = (node, to) => must('prepare', node, ['--import', 'tsx', 'scripts/prepare.ts'], to);

/** @param {string} node @param {string} site the folder of the site that the programs belong to @param {Options} [to] */
export const compile = (node, site, to) => must('compile', node, ['scripts/compile.mjs', site], to);

/** @param {string} site its folder. @returns the part of its pictures that is still to be made, from 0 to 1 */
function lacking(site) {
  const files = readJson(join(site, 'generated/files.json'));
  const missing = files.filter((/** @type {string} */ file) => !existsSync(join(site, 'files', file)));
  return files.length === 0 ? 0 : missing.length / files.length;
}

/** @param {string} node @param {Options} to @returns {Promise<string | null>} the new site's name; null: nothing has changed */
async function build(node, to) {
  const hash = inputsHash();
  if (lastSite()?.hash === hash) return null;
  const draft = await newDraft();
  await must('next build', node, [next, 'build'], to);
  const finish = must('finish', node, ['--import', 'tsx', 'build/finish/finish.ts', draft], to);
  await Promise.all([finish, compile(node, draft, to)]);
  // a source was changed during the build, so build again
  if (inputsHash() !== hash) return build(node, to);
  return storeSite(draft, { hash, siteUrl: settings().SITE_URL ?? null });
}

/**
 * Builds the newest site and points the link to it; where that fails the last good site stays.
 * @param {string} node
 * @param {{ log?: string, pictures?: boolean, onTurn?: () => void }} [how] `log`: takes what the commands print, of which the
 *   terminal gets a line a step; `pictures`: all are made before the link changes; `onTurn`: called once no other process builds
 * @returns {Promise<{ site: Site, isNew: boolean }>}
 * @throws {StepError}
 */
export async function make(node, { log, pictures = false, onTurn } = {}) {
  const endTurn = takeTurn();
  onTurn?.();
  const to = log ? { log } : {};
  let step = /** @type {Step} */ ('content');
  const begin = (/** @type {Step} */ name, part = 1) => {
    step = name;
    noteStep(name);
    if (log) console.log(lineOf(name, part));
  };
  try {
    begin('content');
    await prepare(node, to);
    begin('pages');
    const name = await build(node, to);
    if (!name && !log) console.log('build: nothing has changed');
    const site = /** @type {Site} */ (name ? siteAt(name) : lastSite());
    const part = pictures ? lacking(site.folder) : 0;
    if (part > 0) {
      begin('pictures', part);
      await must('the maker of pictures', node, [join(site.folder, 'programs/maker.mjs')], to);
    }
    if (name) await makeLast(name);
    await noteSuccess();
    return { site, isNew: name !== null };
  } catch (error) {
    await noteFailure();
    throw Object.assign(/** @type {Error} */ (error), { step });
  } finally {
    endTurn();
  }
}
