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

const textTypes: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

const ending = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
/** Pages of Next itself: `_not-found.html`, `_global-error.html`. */
const isOwn = (name: string): boolean => name.startsWith('_');
const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`);

/** The prerendered pages, by their address. */
export function builtPages(folder: string): BuiltFiles {
  const root = join(folder, '.next/server/app');
  const names = listed(root).filter((name) => ending(name) === 'html' && !isOwn(name));
  return new Map(
    names.map((name) => [
      addressOf(name),
      { type: 'text/html; charset=utf-8', bytes: readFileSync(join(root, name)) } satisfies BuiltFile,
    ]),
  );
}

/** The page that answers every unknown address. */
export const notFoundPage = (folder: string): string =>
  readFileSync(join(folder, '.next/server/app/_not-found.html'), 'utf8');

/** The style sheets that a page names. */
export const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** The scripts and style sheets of the build, by their address. */
export function builtAssets(folder: string): BuiltFiles {
  const root = join(folder, '.next/static');
  const files = listed(root).flatMap((name) => {
    const type = textTypes[ending(name)];
    return type ? [[`/_next/static/${name}`, { type, bytes: readFileSync(join(root, name)) }] as const] : [];
  });
  return new Map(files);
}

const made = '.body';
const namesMade = (root: string): readonly string[] => listed(root).filter((name) => name.endsWith(made));
const beforeEnding = (name: string): string => name.slice(0, -made.length);

const typeOf = (meta: string): string =>
  (JSON.parse(readFileSync(meta, 'utf8')) as { headers: Readonly<Record<string, string>> }).headers['content-type'] ??
  'application/octet-stream';

/** The other files that the build made, by their address: icons, `robots.txt`, the sitemap. */
export function builtBodies(folder: string): BuiltFiles {
  const root = join(folder, '.next/server/app');
  return new Map(
    namesMade(root).map((name) => [
      `/${beforeEnding(name)}`,
      { type: typeOf(join(root, `${beforeEnding(name)}.meta`)), bytes: readFileSync(join(root, name)) },
    ]),
  );
}

/**
 * The addresses of all files: `public`, the scripts and what lies beside them, and what the build made, such as icons.
 */
export const fileAddresses = (folder: string): ReadonlySet<string> =>
  new Set([
    ...listed(join(folder, 'public')).map((name) => `/${name}`),
    ...listed(join(folder, '.next/static')).map((name) => `/_next/static/${name}`),
    ...namesMade(join(folder, '.next/server/app')).map((name) => `/${beforeEnding(name)}`),
  ]);
