import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, link, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isAlive } from '../../server/platform/is-alive.mjs';
import { served, folder as serving } from './served.mjs';
import { settings } from './settings.mjs';
import { refusal } from './words.mjs';

/**
 * Built sites, each complete in its own folder, so that a change or a failed build cannot damage one. `current` is a link to the site
 * that is served.
 */
const folder = '.site';
const current = join(folder, 'current');
const failure = join(folder, 'newest-did-not-build');
const record = 'built.json';
/** Hashed files of this site and earlier ones, with the number of publications since each was last used. */
const hashed = 'hashed.json';
/** How many publications, including this one, are kept, and have their hashed files available. */
const publications = 10;
/** Left over from an interrupted build. */
const unfinished = 'unfinished-';

/** What the artist's commands, her desk and the maker of pictures read. */
const read = ['package.json', 'generated/files.json', 'generated/reviews.json'];
/** Never rewritten under the same name, so a hard link is enough. The artist's come first: they replace samples. */
const images = 'content/images';
/** One store for all sites: its files are made while sites are served, under names that say what is in them. */
const store = 'generated/pictures';
const stores = ['works'];
/** The artist's own tables as they were when the site was built, so that what has changed since can be told. */
const own = 'own';

/** @param {string} path */
const json = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * By a hard link; where that is impossible, by a copy. An existing file stays.
 * @param {string} from
 * @param {string} to
 */
async function linkFile(from, to) {
  await mkdir(dirname(to), { recursive: true });
  if (!existsSync(to)) await link(from, to).catch(() => cp(from, to));
}

/**
 * @param {string} from
 * @param {string} to
 */
async function keepTables(from, to) {
  await mkdir(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    await mkdir(dirname(join(to, relative(from, path))), { recursive: true });
    await cp(path, join(to, relative(from, path)));
  }
}

/**
 * Adds to a site's folder what its programs read besides the build's output.
 * @param {string} site a folder in `.site`
 */
export async function furnish(site) {
  for (const name of read) await cp(name, join(site, name));
  for (const from of [join(settings().CONTENT_DIR, 'images'), images].filter(existsSync))
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) await linkFile(path, join(site, images, path.slice(join(from, '/').length)));
    }
  await keepTables(settings().CONTENT_DIR, join(site, own));
  await mkdir(join(site, 'files'), { recursive: true });
  for (const name of stores) {
    await mkdir(join(store, name), { recursive: true });
    await symlink(join('../../..', store, name), join(site, 'files', name));
  }
  // Node looks for packages from the program's folder upwards
  await symlink('../../node_modules', join(site, 'node_modules'));
}

const turn = join(folder, 'building');
/** ms. No build takes so long: whoever took the turn then was cut off, and its number may be another's now. */
const turnMs = 15 * 60 * 1000;

/**
 * Two builds at once would take each other's drafts away.
 * @returns ends this process's turn
 * @throws {Refusal} where another process builds
 */
export function takeTurn() {
  mkdirSync(folder, { recursive: true });
  const isRecent = existsSync(turn) && Date.now() - statSync(turn).mtimeMs < turnMs;
  if (isRecent && isAlive(Number(readFileSync(turn, 'utf8')))) throw refusal('busy');
  rmSync(turn, { force: true });
  const me = `${turn}.${process.pid}`;
  writeFileSync(me, String(process.pid));
  try {
    // with its number at once; of two that come together one takes it
    linkSync(me, turn);
  } catch {
    throw refusal('busy');
  } finally {
    rmSync(me, { force: true });
  }
  return () => rmSync(turn, { force: true });
}

/** @param {readonly string[]} names */
const sweep = (names) => Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));

const stamp = () => new Date().toISOString().replace(/\W/g, '');

/** @returns an empty folder for the next site; what was left over of others is removed */
export async function newDraft() {
  await mkdir(serving, { recursive: true });
  await sweep(readdirSync(folder).filter((name) => name.startsWith(unfinished)));
  const draft = join(folder, unfinished + stamp());
  await mkdir(draft);
  return draft;
}

/**
 * `name`: of its folder. `before`: the name of the one in whose place it came.
 * @typedef {{ name: string, folder: string, hash: string, siteUrl: string | null, at: string, before?: string }} Site
 */

/**
 * @param {string} name of a folder, or of the link to one
 * @returns {Site | null} null: there is none
 */
export function siteAt(name) {
  if (!existsSync(join(folder, name, record))) return null;
  const found = realpathSync(join(folder, name));
  return { name: basename(found), folder: found, ...json(join(found, record)) };
}

/** @returns {Site | null} null: none was ever built whole */
export const lastSite = () => siteAt('current');

/** @returns {Site | null} the one whose place the last one has taken */
export const siteBefore = () => siteAt(lastSite()?.before ?? 'none');

/**
 * Stores a site that was just built beside the last one.
 * @param {string} draft its folder, from `newDraft`
 * @param {{ hash: string, siteUrl: string | null }} made what it was made of
 * @returns {Promise<string>} its name
 */
export async function keepSite(draft, made) {
  await furnish(draft);
  const name = basename(draft).slice(unfinished.length);
  const about = { ...made, at: new Date().toISOString(), before: lastSite()?.name };
  await writeFile(join(draft, record), `${JSON.stringify(about)}\n`);
  await rename(draft, join(folder, name));
  return name;
}

/** @param {string} site its folder. @returns {Record<string, number>} */
function hashedIn(site) {
  const { files = {}, unpacked = [] } = json(join(site, 'site.json')) ?? {};
  const own = [...Object.keys(files), ...unpacked].filter((path) => /^\/(_i|fonts)\//.test(path));
  const pictures = json(join(site, 'generated/files.json')) ?? [];
  return json(join(site, hashed)) ?? Object.fromEntries([...own, ...pictures].map((path) => [path, 0]));
}

/**
 * Gives a site the hashed files of those before it, so that a page that was opened before a publication still gets what it names.
 * @param {string} site its folder
 * @param {string} before folder of the one that it follows
 */
async function inherit(site, before) {
  const own = hashedIn(site);
  const [table, tableBefore] = [site, before].map((each) => json(join(each, 'site.json')));
  for (const [path, age] of Object.entries(hashedIn(before))) {
    if (path in own || age + 1 >= publications) continue;
    own[path] = age + 1;
    const packed = tableBefore.files[path];
    if (packed) table.files[path] = packed;
    else table.unpacked.push(path);
    // pictures lie in the store of all sites
    const files = packed ? ['', '.br', '.gz'].map((ending) => packed.file + ending) : [path];
    for (const file of files)
      if (existsSync(join(before, 'files', file)))
        await linkFile(join(before, 'files', file), join(site, 'files', file));
  }
  for (const [name, content] of Object.entries({ [hashed]: own, 'site.json': table })) {
    await writeFile(join(site, `${name}.unfinished`), JSON.stringify(content));
    await rename(join(site, `${name}.unfinished`), join(site, name));
  }
}

/**
 * Points the link to a stored site, which is then served, by one rename. That site, the one before it, the newest ones, and those that
 * still finish requests are not removed.
 * @param {string} name
 */
export async function makeLast(name) {
  const last = lastSite();
  if (last && last.name !== name) await inherit(join(folder, name), last.folder);
  const next = join(folder, `${unfinished}current`);
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, current);
  const all = readdirSync(folder).filter((each) => /^\d/.test(each));
  const newest = all.toSorted().slice(-publications);
  const kept = [name, last?.name, siteBefore()?.name, ...newest, ...(served()?.sites ?? [])];
  await sweep(all.filter((each) => !kept.includes(each)));
  await sweepPictures();
}

/** ms. Younger files may be just being written. */
const draftMs = 60 * 60 * 1000;

async function sweepPictures() {
  const sites = readdirSync(folder).filter((name) => /^\d/.test(name));
  const named = new Set(sites.flatMap((name) => Object.keys(hashedIn(join(folder, name)))));
  for (const kind of stores)
    for (const name of await readdir(join(store, kind))) {
      const path = join(store, kind, name);
      const isDraft = name.endsWith('.unfinished') && Date.now() - (await stat(path)).mtimeMs <= draftMs;
      if (!named.has(`/${kind}/${name}`) && !isDraft) await rm(path, { force: true });
    }
}

/** So that the next start reports it too. */
export async function noteFailure() {
  await mkdir(folder, { recursive: true });
  await writeFile(failure, '');
}

export const noteSuccess = () => rm(failure, { force: true });

export const hasFailed = () => existsSync(failure);
