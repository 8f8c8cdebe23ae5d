import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, link, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isAlive, isServed, marks } from './served.mjs';
import { settings } from './settings.mjs';

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

/** What the artist's commands and the maker of pictures read. */
const read = ['package.json', 'generated/files.json'];
/** Never written again under their names, so a link is a copy. Hers first: they stand in the place of samples. */
const images = 'content/images';
const imageFolders = () => [join(settings().CONTENT_DIR, 'images'), images].filter(existsSync);
/** One store for all sites: its files are made while sites are served, under names that say what is in them. */
const store = 'generated/pictures';
const stores = ['works'];

/**
 * By links; where these cannot be, byte by byte. What is there already stays.
 * @param {string} from
 * @param {string} to
 */
async function linkFiles(from, to) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [file, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(file, copy);
    else if (!existsSync(copy)) await link(file, copy).catch(() => cp(file, copy));
  }
}

/**
 * Puts into the folder of a site what its programs read besides what the build has made of it.
 * @param {string} site a folder in `.site`
 */
export async function furnish(site) {
  for (const name of read) await cp(name, join(site, name));
  for (const folder of imageFolders()) await linkFiles(folder, join(site, images));
  await mkdir(join(site, 'files'), { recursive: true });
  for (const name of stores) {
    await mkdir(join(store, name), { recursive: true });
    await symlink(join('../../..', store, name), join(site, 'files', name));
  }
  await symlink('../../node_modules', join(site, 'node_modules'));
}

/** Versions before kept pictures in `public`, of which an export copies all. Where the store has its own already, these are made again. */
async function moveOldStore() {
  await mkdir(store, { recursive: true });
  for (const old of stores.map((name) => join('public', name)).filter(existsSync))
    await rename(old, join(store, basename(old))).catch(() => rm(old, { recursive: true }));
}

/** Holds the number of the process that builds now. */
const turn = join(folder, 'building');
/** No build takes so long: whoever took the turn then was cut off, and its number may be another's now. */
const turnMs = 15 * 60 * 1000;

/**
 * Two builds at once would take each other's drafts away.
 * @param {string} busy what to say where another process builds
 * @returns ends this process's turn
 * @throws with that
 */
export function takeTurn(busy) {
  mkdirSync(folder, { recursive: true });
  const isTaken =
    existsSync(turn) && Date.now() - statSync(turn).mtimeMs < turnMs && isAlive(Number(readFileSync(turn, 'utf8')));
  if (isTaken) throw new Error(busy);
  writeFileSync(turn, String(process.pid));
  return () => rmSync(turn, { force: true });
}

/** @returns an empty folder for the next site; what was left over of others is removed */
export async function newDraft() {
  await mkdir(marks, { recursive: true });
  await sweep(readdirSync(folder).filter(isUnfinished));
  await moveOldStore();
  const draft = join(folder, unfinished + new Date().toISOString().replace(/\W/g, ''));
  await mkdir(draft);
  return draft;
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

/**
 * `name`: of its folder. `before`: the name of the one in whose place it came.
 * @typedef {{ name: string, folder: string, hash: string, siteUrl: string | null, at: string, before?: string }} Site
 */

/**
 * @param {string} name of a folder, or of the link to one
 * @returns {Site | null} null: there is none
 */
export function siteAt(name) {
  try {
    const found = realpathSync(join(folder, name));
    return { name: basename(found), folder: found, ...JSON.parse(readFileSync(join(found, record), 'utf8')) };
  } catch {
    return null;
  }
}

/** @returns {Site | null} null: none was ever built whole */
export const lastSite = () => siteAt('current');

/** @returns {Site | null} the one that was the last one before; null where that is not kept */
export function siteBefore() {
  const { before } = lastSite() ?? {};
  return before ? siteAt(before) : null;
}

/**
 * Keeps a site that was just built, whole, beside the last one.
 * @param {string} draft its folder, from `newDraft`
 * @param {{ hash: string, siteUrl: string | null }} made what it was made of
 * @param {() => boolean} isStillSo asked at the end: the sources may be changed while they are built
 * @returns {Promise<string | null>} its name; null where it was not kept
 */
export async function keepSite(draft, made, isStillSo) {
  await furnish(draft);
  if (!isStillSo()) return null;
  const about = { ...made, at: new Date().toISOString(), before: lastSite()?.name };
  await writeFile(join(draft, record), `${JSON.stringify(about)}\n`);
  const name = basename(draft).slice(unfinished.length);
  await rename(draft, join(folder, name));
  return name;
}

/**
 * Makes a kept site the last one, which is served at the next start. It and the one before it stay, and every other that is
 * served still.
 * @param {string} name
 */
export async function makeLast(name) {
  await pointTo(name);
  const { before } = /** @type {Site} */ (lastSite());
  const others = readdirSync(folder).filter((each) => isSite(each) && each !== name && each !== before);
  await sweep(others.filter((each) => !isServed(join(folder, each))));
  await sweepPictures();
}

/** Younger files may be just being written. */
const draftMs = 60 * 60 * 1000;

/** Removes pictures that no kept site names any more, and drafts of what was interrupted. */
async function sweepPictures() {
  const sites = readdirSync(folder).filter(isSite);
  const tables = sites.map((name) => join(folder, name, 'generated/files.json')).filter(existsSync);
  const named = new Set(tables.flatMap((table) => JSON.parse(readFileSync(table, 'utf8'))));
  for (const kind of stores)
    for (const name of await readdir(join(store, kind))) {
      const path = join(store, kind, name);
      if (named.has(`/${kind}/${name}`)) continue;
      if (!/\.unfinished$/.test(name) || Date.now() - (await stat(path)).mtimeMs > draftMs)
        await rm(path, { force: true });
    }
}

/** So that a restart says it, too. */
export async function noteFailure() {
  await mkdir(folder, { recursive: true });
  await writeFile(failure, '');
}

export const noteSuccess = () => rm(failure, { force: true });

export const hasFailed = () => existsSync(failure);
