import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { cp, link, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Sites as they were built, each whole in a folder of its own with all that serving reads: what is changed, made or broken
 * beside them cannot harm one. `current` is a link to the last that was finished.
 */
const folder = '.site';
const current = join(folder, 'current');
const failure = join(folder, 'newest-did-not-build');
const record = 'built.json';
/** Not finished: whatever still carries this name is left over from an interrupted run. */
const unfinished = 'unfinished-';
/** With a process's number behind it: it serves from here. */
const serving = 'serving-';
/** The current one and the one before stay, and every other that is served still. */
const kept = 2;

/** What a site is served from. */
const sources = ['public', '.next/static', '.next/site'];
const files = ['package.json', '.next/BUILD_ID'];
/** Never written again under their names (the next build makes new pages), so a link is a copy. */
const linked = ['public/works', 'public/cards', 'public/fonts', '.next/server/app'];
/** @param {string} path */
const isCopied = (path) => !linked.includes(path);
/** Not what Next's router would fetch instead of a page: links of this site load pages (decision 008). Most of a build is that. */
const isLinked = (/** @type {string} */ name) => !/\.(?:rsc|segments)$/.test(name);

/**
 * By links; where these cannot be, byte by byte.
 * @param {string} from
 * @param {string} to
 */
async function linkFiles(from, to) {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isLinked(entry.name)) continue;
    const [file, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(file, copy);
    else await link(file, copy).catch(() => cp(file, copy));
  }
}

/** @param {string} site */
async function copyInto(site) {
  for (const name of sources)
    await cp(name, join(site, name), { recursive: true, filter: isCopied, verbatimSymlinks: true });
  for (const name of files) await cp(name, join(site, name));
  for (const name of linked) await linkFiles(name, join(site, name));
  await symlink('../../node_modules', join(site, 'node_modules'));
}

/**
 * Takes the place of the last one in a single step: there is no moment without a site.
 * @param {string} name
 */
async function pointTo(name) {
  const next = join(folder, `${unfinished}current`);
  await symlink(name, next);
  await rename(next, current);
}

/** @param {readonly string[]} names */
const sweep = (names) => Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
/** @param {string} name */
const isUnfinished = (name) => name.startsWith(unfinished);
/** @param {string} name */
const isSite = (name) => /^\d/.test(name);

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} name */
const isServed = (name) =>
  readdirSync(join(folder, name)).some(
    (mark) => mark.startsWith(serving) && isAlive(Number(mark.slice(serving.length))),
  );

/**
 * Keeps a site from being swept away while this process serves it.
 * @param {string} site
 */
export function markServed(site) {
  try {
    writeFileSync(join(site, serving + process.pid), '');
  } catch {
    // whoever may not write here may serve all the same
  }
}

const stale = () =>
  readdirSync(folder)
    .filter(isSite)
    .sort()
    .slice(0, -kept)
    .filter((name) => !isServed(name));

/** @typedef {{ folder: string, hash: string, siteUrl: string | null, at: string }} Site */

/** @returns {Site | null} null: none was ever built whole */
export function lastSite() {
  try {
    return { folder: realpathSync(current), ...JSON.parse(readFileSync(join(current, record), 'utf8')) };
  } catch {
    return null;
  }
}

/**
 * Keeps the site that was just built, whole, and makes it the one that is served at the next start.
 * @param {{ hash: string, siteUrl: string | null }} made what it was made of
 * @param {() => boolean} isStillSo asked after everything was copied: the sources may be changed while they are built
 * @returns {Promise<boolean>} whether it was kept
 */
export async function keepSite(made, isStillSo) {
  await mkdir(folder, { recursive: true });
  await sweep(readdirSync(folder).filter(isUnfinished));
  const at = new Date().toISOString();
  const name = at.replace(/\W/g, '');
  const draft = join(folder, unfinished + name);
  await copyInto(draft);
  if (!isStillSo()) return false;
  await writeFile(join(draft, record), `${JSON.stringify({ ...made, at })}\n`);
  await rename(draft, join(folder, name));
  await pointTo(name);
  await sweep(stale());
  return true;
}

/** So that a restart says it, too. */
export async function noteFailure() {
  await mkdir(folder, { recursive: true });
  await writeFile(failure, '');
}

export const noteSuccess = () => rm(failure, { force: true });

export const hasFailed = () => existsSync(failure);
