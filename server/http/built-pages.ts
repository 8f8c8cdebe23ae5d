import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { policyOf } from '../pages/content-security-policy';
import { type PageText, pageTexts } from '../pages/page-texts';
import { withPlainForms } from '../pages/plain-slots';
import { pageFiles } from './built-files';
import { etagOf, type Kept } from './memory';
import { type Encoding, packOnce, quickBrotli } from './packed';

/** A page is served by what is kept of it. Its text stays on the disk: pages are many, and most are asked for seldom. */
export type BuiltPage = Kept & Readonly<{ policy: string }>;

export const html = 'text/html; charset=utf-8';

/** The packed pages that were asked for last stay in memory: in one encoding, those of about 1,500 works. */
const packedBytes = 64 * 2 ** 20;

type PackedPages = LRUCache<string, Buffer, () => Promise<Buffer>>;

const packedPages = (): PackedPages =>
  new LRUCache({
    maxSize: packedBytes,
    sizeCalculation: ({ length }) => length,
    // whoever asks for it meanwhile waits for the same one
    fetchMethod: (_key, _stale, { context: pack }) => pack(),
  });

type Facts = Readonly<{ etag: string; policy: string }>;

/** The page at an address; read for its ETag and its policy once somebody asks for it, since ten thousand take seconds. */
function pageOf(
  path: string,
  read: PageText,
  { packed, styles }: { packed: PackedPages; styles: readonly string[] },
): BuiltPage {
  let known: Facts | undefined;
  const facts = (): Facts => {
    if (known) return known;
    const text = read();
    known = { etag: etagOf(text), policy: policyOf(text.toString(), styles) };
    return known;
  };
  return {
    type: html,
    get etag() {
      return facts().etag;
    },
    get policy() {
      return facts().policy;
    },
    in: async (encoding: Encoding) =>
      encoding === 'identity'
        ? read()
        : packed.forceFetch(`${encoding} ${path}`, { context: () => packOnce(read(), encoding, quickBrotli) }),
  };
}

/**
 * The prerendered pages with their forms for browsers without script, by their address. Pages that are made on demand find
 * the texts of these in `pageTexts`.
 * @param styles texts that scripts of ours put into style elements
 */
export async function builtPages(folder: string, styles: readonly string[]): Promise<ReadonlyMap<string, BuiltPage>> {
  const files = pageFiles(folder);
  const texts = pageTexts();
  for (const [path, file] of files) texts.set(path, () => readFileSync(file));
  for (const [path, text] of await withPlainForms((path) => texts.get(path)?.().toString())) {
    const bytes = Buffer.from(text);
    texts.set(path, () => bytes);
  }
  const packed = packedPages();
  return new Map([...texts].map(([path, read]) => [path, pageOf(path, read, { packed, styles })]));
}
