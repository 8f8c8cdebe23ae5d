import { readFileSync } from 'node:fs';
import { policyOf } from '../pages/content-security-policy';
import { type PageText, pageTexts } from '../pages/page-texts';
import { withPlainForms } from '../pages/plain-slots';
import { dataFiles, javascript, pageFiles } from './built-files';
import type { Kept, Memory } from './memory';
import { atFirstUse, keptOnDisk, type PackedTexts, packedTexts } from './on-disk';

/** A page is served by what is kept of it. */
export type BuiltPage = Kept & Readonly<{ policy: string }>;

export const html = 'text/html; charset=utf-8';

type Whence = Readonly<{ path: string; read: PageText }>;

function pageOf({ path, read }: Whence, packed: PackedTexts, styles: readonly string[]): BuiltPage {
  const kept = keptOnDisk({ path, type: html, read }, packed);
  const policy = atFirstUse(() => policyOf(read().toString(), styles));
  return {
    type: html,
    get etag() {
      return kept.etag;
    },
    get policy() {
      return policy();
    },
    in: kept.in,
  };
}

/** The pages, and the scripts with their data, each by its address. */
export type BuiltPages = Readonly<{ pages: ReadonlyMap<string, BuiltPage>; data: Memory }>;

/**
 * The prerendered pages with their forms for browsers without script. Pages that are made on demand find the texts of these in
 * `pageTexts`.
 * @param styles texts that scripts of ours put into style elements
 */
export async function builtPages(folder: string, styles: readonly string[]): Promise<BuiltPages> {
  const texts = pageTexts();
  for (const [path, file] of pageFiles(folder)) texts.set(path, () => readFileSync(file));
  for (const [path, text] of await withPlainForms((path) => texts.get(path)?.().toString())) {
    const bytes = Buffer.from(text);
    texts.set(path, () => bytes);
  }
  const packed = packedTexts();
  const dataOf = (path: string, file: string): Kept =>
    keptOnDisk({ path, type: javascript, read: () => readFileSync(file) }, packed);
  return {
    pages: new Map([...texts].map(([path, read]) => [path, pageOf({ path, read }, packed, styles)])),
    data: new Map([...dataFiles(folder)].map(([path, file]) => [path, dataOf(path, file)])),
  };
}
