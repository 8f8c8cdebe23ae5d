import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built file that is served from memory. */
export type BuiltFile = Readonly<{ type: string; bytes: Buffer }>;
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const listed = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

export const javascript = 'application/javascript; charset=UTF-8';

const types: Readonly<Record<string, string>> = {
  js: javascript,
  css: 'text/css; charset=UTF-8',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  png: 'image/png',
};

const ending = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
/** Pages of Next itself: `_not-found.html`, `_global-error.html`. */
const isOwn = (name: string): boolean => name.startsWith('_');
const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`);

/** Where the prerendered pages lie, by their address. */
export function pageFiles(folder: string): ReadonlyMap<string, string> {
  const root = join(folder, '.next/server/app');
  const names = listed(root).filter((name) => ending(name) === 'html' && !isOwn(name));
  return new Map(names.map((name) => [addressOf(name), join(root, name)]));
}

/** Where the page lies that answers every unknown address. */
export const notFoundFile = (folder: string): string => join(folder, '.next/server/app/_not-found.html');

export const notFoundPage = (folder: string): string => readFileSync(notFoundFile(folder), 'utf8');

/** The files of a folder whose type stands above, by their address. */
function typed(root: string, names: readonly string[], prefix: string): BuiltFiles {
  const files = names.flatMap((name) => {
    const type = types[ending(name)];
    return type ? [[prefix + name, { type, bytes: readFileSync(join(root, name)) }] as const] : [];
  });
  return new Map(files);
}

/** Where a file of the build lies, by its address. */
export const builtFileAt = (folder: string, address: string): string =>
  join(folder, '.next', address.slice('/_next/'.length));

/** The address of the data of pages: a script for each page, which it asks for after its first pictures. */
export const dataRoot = '/_next/static/data/';
export const dataFolder = (folder: string): string => join(folder, '.next/static/data');

/** Where the data of pages lie, by their address. */
export function dataFiles(folder: string): ReadonlyMap<string, string> {
  const addresses = listed(dataFolder(folder)).map((name) => dataRoot + name);
  return new Map(addresses.map((address) => [address, builtFileAt(folder, address)]));
}

/** The scripts and style sheets that pages share, by their address. */
export function builtAssets(folder: string): BuiltFiles {
  const [root, prefix] = [join(folder, '.next/static'), '/_next/static/'];
  const shared = listed(root).filter((name) => !`${prefix}${name}`.startsWith(dataRoot));
  return typed(root, shared, prefix);
}

/** The icons: what lies at the top of `public`. Pictures and fonts, in the folders below, are sent from the disk. */
export function icons(folder: string): BuiltFiles {
  const root = join(folder, 'public');
  const names = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  return typed(
    root,
    names.map(({ name }) => name),
    '/',
  );
}

const made = '.body';
const namesMade = (root: string): readonly string[] => listed(root).filter((name) => name.endsWith(made));
const beforeEnding = (name: string): string => name.slice(0, -made.length);

const typeOf = (meta: string): string =>
  (JSON.parse(readFileSync(meta, 'utf8')) as { headers: Readonly<Record<string, string>> }).headers['content-type'] ??
  'application/octet-stream';

/** What the build made besides pages, by its address: `robots.txt`, the sitemap. */
export function builtBodies(folder: string): BuiltFiles {
  const root = join(folder, '.next/server/app');
  return new Map(
    namesMade(root).map((name) => [
      `/${beforeEnding(name)}`,
      { type: typeOf(join(root, `${beforeEnding(name)}.meta`)), bytes: readFileSync(join(root, name)) },
    ]),
  );
}

/** The addresses of all files: what lies in `public` and beside the scripts, and what the build made, as the sitemap. */
export const fileAddresses = (folder: string): ReadonlySet<string> =>
  new Set([
    ...listed(join(folder, 'public')).map((name) => `/${name}`),
    ...listed(join(folder, '.next/static')).map((name) => `/_next/static/${name}`),
    ...namesMade(join(folder, '.next/server/app')).map((name) => `/${beforeEnding(name)}`),
  ]);
