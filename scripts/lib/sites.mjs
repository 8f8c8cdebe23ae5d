import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { linkFile, readJson, writeJson } from './files.mjs';
import { takeLock } from './lock.mjs';
import { served, folder as serving } from './served.mjs';
import { settings } from './settings.mjs';
import { refusal } from './words.mjs';

/** Each site is complete in its own folder, so that a change or a failed build cannot damage one; `current` is a link to one. */
const folder = '.site';
const current = join(folder, 'current');
const failure = join(folder, 'newest-did-not-build');
const record = 'built.json';
/** Hashed files of this site and earlier ones, with the number of publications since each was last used. */
const hashed = 'hashed.json';
/** How many publications, including this one, stay, and have their hashed files available. */
const publications = 10;
/** Left over from an interrupted build. */
const unfinished = 'unfinished-';

/** What the programs of a site read besides the build's output. */
const read = ['package.json', 'generated/files.json', 'generated/reviews.json'];
/** Never rewritten under the same name, so a hard link is enough. The artist's come first: they replace samples. */
const images = 'content/images';
/** One store for all sites: its files are made while sites are served, under names that say what is in them. */
const store = 'generated/pictures/works';
/** The artist's own tables as they were when the site was built: the desk compares them with today's. */
const own = 'own';

/** @param {string} site a folder in `.site` */
export async function furnish(site) {
  for (const name of read) await cp(name, join(site, name));
  const { CONTENT_DIR } = settings();
  for (const from of [join(CONTENT_DIR, 'images'), images].filter(existsSync))
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) linkFile(path, join(site, images, path.slice(join(from, '/').length)));
    }
  const filter = (/** @type {string} */ path) => path.endsWith('.json') || lstatSync(path).isDirectory();
  if (existsSync(CONTENT_DIR)) await cp(realpathSync(CONTENT_DIR), join(site, own), { recursive: true, filter });
  await mkdir(join(site, 'files'), { recursive: true });
  await mkdir(store, { recursive: true });
  await symlink(join('../../..', store), join(site, 'files/works'));
  // Node looks for packages from the program's folder upwards
  await symlink('../../node_modules', join(site, 'node_modules'));
}

const turn = join(folder, 'building');
/** ms. No build takes so long. */
const turnMs = 15 * 60 * 1000;

/** Two builds at once would take each other's drafts away. @returns ends this process's turn @throws {Refusal} */
export function takeTurn() {
  mkdirSync(folder, { recursive: true });
  if (!takeLock(turn, turnMs)) throw refusal('busy');
  return () => rmSync(turn, { force: true });
}

/** @param {readonly string[]} names */
const sweep = (names) => Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));

/** @returns an empty folder for the next site; what was left over of others is removed */
export async function newDraft() {
  await mkdir(serving, { recursive: true });
  await sweep(readdirSync(folder).filter((name) => name.startsWith(unfinished)));
  const draft = join(folder, unfinished + new Date().toISOString().replace(/\W/g, ''));
  await mkdir(draft);
  return draft;
}

/**
 * `name`: of its folder. `before`: the name of the one in whose place it came.
 * @typedef {{ name: string, folder: string, hash: string, siteUrl: string | null, at: string, before?: string }} Site
 */

/** @param {string} name of a folder, or of the link to one @returns {Site | null} */
export function siteAt(name) {
  if (!existsSync(join(folder, name, record))) return null;
  const found = realpathSync(join(folder, name));
  return { name: basename(found), folder: found, ...readJson(join(found, record)) };
}

/** @returns {Site | null} null: none was ever built whole */
export const lastSite = () => siteAt('current');

/** @returns {Site | null} the one whose place the last one has taken */
export const siteBefore = () => siteAt(lastSite()?.before ?? 'none');

/** @param {string} draft from `newDraft` @param {{ hash: string, siteUrl: string | null }} made of what @returns {Promise<string>} its name */
export async function storeSite(draft, made) {
  await furnish(draft);
  const name = basename(draft).slice(unfinished.length);
  writeJson(join(draft, record), { ...made, at: new Date().toISOString(), before: lastSite()?.name });
  await rename(draft, join(folder, name));
  return name;
}

/** @param {string} site its folder. @returns {Record<string, number>} */
function hashedIn(site) {
  const { files = {}, unpacked = [] } = readJson(join(site, 'site.json')) ?? {};
  const own = [...Object.keys(files), ...unpacked].filter((path) => /^\/(_i|fonts)\//.test(path));
  const pictures = readJson(join(site, 'generated/files.json')) ?? [];
  return readJson(join(site, hashed)) ?? Object.fromEntries([...own, ...pictures].map((path) => [path, 0]));
}

/** A page opened before a publication still gets what it names. @param {string} site its folder @param {string} before the folder before */
function inherit(site, before) {
  const own = hashedIn(site);
  const [table, tableBefore] = [site, before].map((each) => readJson(join(each, 'site.json')));
  for (const [path, age] of Object.entries(hashedIn(before))) {
    if (path in own || age + 1 >= publications) continue;
    own[path] = age + 1;
    const packed = tableBefore.files[path];
    if (packed) table.files[path] = packed;
    else table.unpacked.push(path);
    // pictures lie in the store of all sites
    const files = packed ? ['', '.br', '.gz'].map((ending) => packed.file + ending) : [path];
    for (const file of files)
      if (existsSync(join(before, 'files', file))) linkFile(join(before, 'files', file), join(site, 'files', file));
  }
  writeJson(join(site, hashed), own);
  writeJson(join(site, 'site.json'), table);
}

/**
 * Points the link to a stored site, which is then served, by one rename. That site, the one before it, the newest ones, and those that
 * still finish requests are not removed.
 * @param {string} name
 */
export async function makeLast(name) {
  const last = lastSite();
  if (last && last.name !== name) inherit(join(folder, name), last.folder);
  const next = join(folder, `${unfinished}current`);
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, current);
  const all = readdirSync(folder).filter((each) => /^\d/.test(each));
  const newest = all.toSorted().slice(-publications);
  const needed = [name, last?.name, siteBefore()?.name, ...newest, ...(served()?.sites ?? [])];
  await sweep(all.filter((each) => !needed.includes(each)));
  await sweepPictures();
}

/** ms. Younger files may be just being written. */
const draftMs = 60 * 60 * 1000;

async function sweepPictures() {
  const sites = readdirSync(folder).filter((name) => /^\d/.test(name));
  const named = new Set(sites.flatMap((name) => Object.keys(hashedIn(join(folder, name)))));
  for (const name of await readdir(store)) {
    const path = join(store, name);
    const isDraft = name.endsWith('.unfinished') && Date.now() - (await stat(path)).mtimeMs <= draftMs;
    if (!named.has(`/works/${name}`) && !isDraft) await rm(path, { force: true });
  }
}

/** So that the next start reports it too. */
export const noteFailure = () => writeFile(failure, '');

export const noteSuccess = () => rm(failure, { force: true });

export const hasFailed = () => existsSync(failure);
