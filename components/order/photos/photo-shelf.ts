import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { sleep } from '@/components/forms/draft/browser-clock';

/** Bytes, because a private window of Safari takes no Blob. What was kept earlier is one. */
type Kept = Readonly<({ bytes: ArrayBuffer; type: string } | { blob: Blob }) & { at: number }>;

interface Shelf extends DBSchema {
  photos: { key: string; value: Kept };
}

const database = 'order-photos';
/** As long as a photo of the largest size takes on a slow phone, several times over. */
const patienceMs = 20_000;
/** A photo is kept before its draft names it, and another tab's draft may not be on the device. */
const unnamedMs = 24 * 60 * 60 * 1000;

/** Opened for one act and closed: an open database would keep the page from being shown again at once by Back. */
async function open<Result>(act: (shelf: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result> {
  const shelf = await openDB<Shelf>(database, 1, { upgrade: (fresh) => void fresh.createObjectStore('photos') });
  try {
    return await act(shelf);
  } finally {
    shelf.close();
  }
}

/** `otherwise` where the browser has no database, forbids it, has no room, or never answers: no order waits for it. */
const tried = <Result>(act: (shelf: IDBPDatabase<Shelf>) => Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([open(act).catch(() => otherwise), sleep(patienceMs).then(() => otherwise)]);

/** Null where it is not there, or its bytes cannot be read any more. */
async function blobOf(kept: Kept | undefined): Promise<Blob | null> {
  if (!kept) return null;
  if ('bytes' in kept) return new Blob([kept.bytes], { type: kept.type });
  await kept.blob.slice(0, 1).arrayBuffer();
  return kept.blob;
}

let full = false;

/** The photos of the orders in the making, by their ids, in a database of the browser. */
export const photoShelf = {
  /** @returns whether it is kept by now */
  put: (id: string, blob: Blob): Promise<boolean> =>
    tried(async (shelf) => {
      const kept = { bytes: await blob.arrayBuffer(), type: blob.type, at: Date.now() };
      const put = shelf.put('photos', kept, id);
      put.catch(({ name }: Error) => {
        full = name === 'QuotaExceededError';
      });
      return Boolean(await put);
    }, false),

  /** Whether the last photo that was not kept found no room: then the window keeps none at all. */
  isFull: () => full,

  get: (id: string): Promise<Blob | null> => tried(async (shelf) => blobOf(await shelf.get('photos', id)), null),

  remove: (ids: readonly string[]): Promise<void> =>
    tried(async (shelf) => {
      const { store, done } = shelf.transaction('photos', 'readwrite');
      await Promise.all([...ids.map((id) => store.delete(id)), done]);
    }, undefined),

  /**
   * Removes the photos of drafts that are gone. Makes no database for it.
   * @param named the ids that drafts know
   * @param spareMs how young a photo must be to stay without a draft
   */
  async sweep(named: ReadonlySet<string>, spareMs = unnamedMs): Promise<void> {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === database)) return;
    await tried(async (shelf) => {
      let photo = await shelf.transaction('photos', 'readwrite').store.openCursor();
      while (photo) {
        if (!named.has(photo.key) && Date.now() - photo.value.at >= spareMs) await photo.delete();
        photo = await photo.continue();
      }
    }, undefined);
  },
};
