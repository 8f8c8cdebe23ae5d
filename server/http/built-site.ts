import { galleryPath } from '@/domain/api';
import { knownPages } from '../pages/known-pages';
import { withPlainForms } from '../pages/plain-slots';
import {
  type BuiltFile,
  type BuiltFiles,
  builtAssets,
  builtBodies,
  builtPages,
  fileAddresses,
  icons,
  notFoundPage,
} from './built-files';
import { answerGallery } from './gallery/answer-gallery';
import { type Kept, keptOf, type Memory, remember } from './memory';
import { type Policies, policiesFor } from './policies';

/** All that the built site answers without a database, finished: what this server sends, and what nginx may send. */
export type BuiltSite = Readonly<{
  /** The project's folder, in which the build lies. */
  folder: string;
  policies: Policies;
  memory: Memory;
  notFound: Kept;
  /**
   * Whether an address is a file's. Browsers keep files for a year; the answer that one is missing must not be kept.
   */
  isFile: (path: string) => boolean;
  /** Whether a built page has exactly this path. */
  isPage: (path: string) => boolean;
}>;

/** The gallery's answer as a file in memory, because the works are the same until the next build. */
const galleryFile = async (): Promise<[path: string, BuiltFile]> => {
  const answer = answerGallery();
  const type = answer.headers.get('content-type') ?? '';
  return [galleryPath, { type, bytes: Buffer.from(await answer.arrayBuffer()) }];
};

const html = 'text/html; charset=utf-8';

/**
 * The built pages with their forms for browsers without script; the pages that are made on demand have their frames. Each
 * page is kept once, as bytes: the texts of all of them are twice as much.
 */
async function pagesIn(folder: string): Promise<BuiltFiles> {
  const pages = new Map(builtPages(folder));
  const filled = await withPlainForms((path) => pages.get(path)?.bytes.toString());
  for (const [path, text] of filled) pages.set(path, { type: html, bytes: Buffer.from(text) });
  for (const [path, { bytes }] of pages) knownPages().set(path, bytes);
  return pages;
}

/** Reads the built site, once. */
export async function builtSite(folder: string): Promise<BuiltSite> {
  const pages = await pagesIn(folder);
  const files = fileAddresses(folder);
  const notFound = notFoundPage(folder);
  return {
    folder,
    policies: policiesFor(pages, folder),
    memory: remember(
      new Map([...pages, ...builtAssets(folder), ...builtBodies(folder), ...icons(folder), await galleryFile()]),
    ),
    notFound: keptOf({ type: html, bytes: Buffer.from(notFound) }),
    isFile: (path) => files.has(path),
    isPage: (path) => pages.has(path),
  };
}
