import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteTable } from '@/domain/page/site-table';
import { frames } from '../pages/frame';
import { pathOfFile } from './finished';
import { namedFiles } from './missing-files';

export type BuiltSite = Readonly<{
  folder: string;
  finished: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** Browsers keep files for a year, but must not keep the answer that one is missing. */
  isFile: (path: string) => boolean;
  isPage: (path: string) => boolean;
  moved: ReadonlyMap<string, string>;
}>;

/** Beside `next dev` no page is built. */
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

export function siteTable(folder: string): SiteTable | null {
  const path = join(folder, 'site.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteTable) : null;
}

export function builtSite(folder: string): BuiltSite {
  const { pages, files, unpacked, notFound, sheet, redirects } = siteTable(folder) ?? nothing;
  frames.sheet = sheet || null;
  for (const [path, page] of Object.entries(pages))
    frames.pages.set(path, { read: () => readFileSync(pathOfFile(folder, page), 'utf8'), places: page.frame });
  const isFile = new Set([...Object.keys(files), ...unpacked, ...namedFiles(folder)]);
  return {
    folder,
    finished: new Map(Object.entries({ ...pages, ...files })),
    notFound,
    isFile: (path) => isFile.has(path),
    isPage: (path) => Object.hasOwn(pages, path),
    moved: new Map(Object.entries(redirects)),
  };
}
