import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteTable } from '@/domain/page/site-table';
import { frames } from '../pages/frame';
import { pathOfFile } from './finished';
import { namedFiles } from './missing-files';

/** All that the built site answers without a database. */
export type BuiltSite = Readonly<{
  /** The folder in which it lies. */
  folder: string;
  table: SiteTable;
  /** Its pages and packed files, by address. */
  finished: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /**
   * Whether an address is a file's. Browsers keep files for a year, but must not keep the answer that one is missing.
   */
  isFile: (path: string) => boolean;
  /** Whether a built page has exactly this path. */
  isPage: (path: string) => boolean;
  /** Short and old addresses, and where they lead. */
  moved: ReadonlyMap<string, string>;
}>;

const nothing: SiteTable = {
  id: '',
  pages: {},
  files: {},
  unpacked: [],
  sheet: '',
  redirects: {},
  notFound: {
    file: '404.html',
    type: 'text/html; charset=utf-8',
    etag: '',
    frame: [0, 0, 0, 0],
  },
};

/** What the build says of the site in a folder; null where none is built, as in development. */
export function siteTable(folder: string): SiteTable | null {
  const path = join(folder, 'site.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteTable) : null;
}

/** Reads what the build says of the site, and gives pages that are made on demand its `frames`. */
export function builtSite(folder: string): BuiltSite {
  const table = siteTable(folder) ?? nothing;
  const { pages, files, unpacked, notFound } = table;
  frames().sheet = table.sheet || null;
  for (const [path, page] of Object.entries(pages))
    frames().pages.set(path, { read: () => readFileSync(pathOfFile(folder, page), 'utf8'), places: page.frame });
  const isFile = new Set([...Object.keys(files), ...unpacked, ...namedFiles(folder)]);
  return {
    folder,
    table,
    finished: new Map(Object.entries({ ...pages, ...files })),
    notFound,
    isFile: (path) => isFile.has(path),
    isPage: (path) => Object.hasOwn(pages, path),
    moved: new Map(Object.entries(table.redirects)),
  };
}
