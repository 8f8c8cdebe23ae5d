import { LRUCache } from 'lru-cache';
import { etagOf, type Kept } from './memory';
import { type Encoding, packOnce, quickBrotli } from './packed';

/** What was packed and asked for last stays in memory: in one encoding, the pages of about 1,500 works with their data. */
const packedBytes = 64 * 2 ** 20;

export type PackedTexts = LRUCache<string, Buffer, () => Promise<Buffer>>;

export const packedTexts = (): PackedTexts =>
  new LRUCache({
    maxSize: packedBytes,
    sizeCalculation: ({ length }) => length,
    // whoever asks for it meanwhile waits for the same one
    fetchMethod: (_key, _stale, { context: pack }) => pack(),
  });

/** Works something out once somebody asks for it: ten thousand pages take seconds. */
export function atFirstUse<Made extends string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Text that is sent from the disk, because there is much of it and most is asked for seldom. */
export type OnDisk = Readonly<{ path: string; type: string; read: () => Buffer }>;

/** What is kept of it: its ETag once it was asked for, and what was packed as long as `packed` has room. */
export function keptOnDisk({ path, type, read }: OnDisk, packed: PackedTexts): Kept {
  const etag = atFirstUse(() => etagOf(read()));
  return {
    type,
    get etag() {
      return etag();
    },
    in: async (encoding: Encoding) =>
      encoding === 'identity'
        ? read()
        : packed.forceFetch(`${encoding} ${path}`, { context: () => packOnce(read(), encoding, quickBrotli) }),
  };
}
