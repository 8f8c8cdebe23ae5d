import { galleryPath, webRoot } from '@/domain/api';
import { policyOf } from '../pages/content-security-policy';
import { type BuiltFile, builtAssets, builtBodies, fileAddresses, icons, notFoundPage } from './built-files';
import { builtPages, html } from './built-pages';
import { answerGallery } from './gallery/answer-gallery';
import { injectedStyles } from './injected-styles';
import { type Kept, keptOf, type Memory, remember } from './memory';

/** All that the built site answers without a database, finished: what this server sends, and what nginx may send. */
export type BuiltSite = Readonly<{
  /** The project's folder, in which the build lies. */
  folder: string;
  /**
   * The Content-Security-Policy of an address: each page has its own, every other address that of the 404 page; undefined
   * where the API sets its own, or none is needed.
   */
  policies: (path: string) => string | undefined;
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

/** Reads the built site, once. */
export async function builtSite(folder: string): Promise<BuiltSite> {
  const styles = injectedStyles(folder);
  const { pages, data } = await builtPages(folder, styles);
  const files = fileAddresses(folder);
  const notFound = notFoundPage(folder);
  const unknown = policyOf(notFound, styles);
  return {
    folder,
    policies: (path) => pages.get(path)?.policy ?? (path.startsWith(webRoot) ? undefined : unknown),
    memory: new Map([
      ...pages,
      ...data,
      ...remember([...builtAssets(folder), ...builtBodies(folder), ...icons(folder), await galleryFile()]),
    ]),
    notFound: keptOf({ type: html, bytes: Buffer.from(notFound) }),
    isFile: (path) => files.has(path),
    isPage: (path) => pages.has(path),
  };
}
