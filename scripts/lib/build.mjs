import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsHash } from './inputs.mjs';
import { must } from './run.mjs';
import { settings } from './settings.mjs';
import { keepSite, lastSite, noteFailure, noteSuccess } from './sites.mjs';

/** Says what the build was made of. Written last, so an interrupted build has none. */
const stamp = '.next/built-from';

export const next = 'node_modules/next/dist/bin/next';

/**
 * Checks content and makes fonts and pictures, as far as they are not there.
 * @param {string} node
 */
export const prepare = (node) => must('The preparation', node, ['--import', 'tsx', 'scripts/prepare.ts']);

/**
 * Makes of the server and of the artist's commands what runs in production.
 * @param {string} node
 */
export const compile = (node) => must('The compilation', node, ['scripts/compile.mjs']);

/** @param {string} node */
const arrange = (node) => must('The arrangement of pages', node, ['--import', 'tsx', 'scripts/arrange-pages.ts']);

/** @param {string} hash */
const isBuilt = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/**
 * Takes the last build out of the way at once, and removes it beside the next one: a thousand works have 25,000 files, and Next
 * would begin with these.
 * @returns {Promise<void>} when it is gone
 */
function removeLast() {
  const aside = '.next/cache/last-build';
  mkdirSync(aside, { recursive: true });
  if (existsSync('.next/server')) renameSync('.next/server', join(aside, String(Date.now())));
  return rm(aside, { recursive: true, force: true });
}

/**
 * @param {string} hash
 * @param {string} node
 */
async function buildFrom(hash, node) {
  rmSync(stamp, { force: true });
  const removed = removeLast();
  await must('The build', node, [next, 'build']);
  await Promise.all([arrange(node), compile(node)]);
  await removed;
  writeFileSync(stamp, hash);
}

/**
 * Builds the site unless it stands as its sources say, and keeps it whole beside the last good one.
 * @param {string} node
 * @returns {Promise<void>}
 */
export async function build(node) {
  const hash = inputsHash();
  if (isBuilt(hash) && lastSite()?.hash === hash) {
    console.log('build: nothing has changed');
    return noteSuccess();
  }
  if (!isBuilt(hash)) await buildFrom(hash, node);
  const made = { hash, siteUrl: settings().SITE_URL ?? null };
  if (await keepSite(made, () => inputsHash() === hash)) return noteSuccess();
  console.log('build: something was changed meanwhile, so once more');
  return build(node);
}

/**
 * Makes the newest site. That it failed is noted, so that a start can tell; the last good one stays as it is.
 * @param {string} node
 */
export async function make(node) {
  try {
    await prepare(node);
    await build(node);
  } catch (error) {
    await noteFailure();
    throw error;
  }
}
