import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { sleep } from '@/components/forms/browser-clock';
import { limits } from '@/domain/limits';

interface Shelf extends DBSchema {
  photos: { key: string; value: { blob: Blob; at: number } };
}

/** As long as a photo of the largest size takes on a slow phone, several times over. */
const patienceMs = 20_000;
const keptMs = limits.photo.daysOnDevice * 24 * 60 * 60 * 1000;

/** Opened for one act and closed: an open database would keep the page from being shown again at once by Back. */
async function act<Result>(name: string, work: (shelf: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result> {
  const shelf = await openDB<Shelf>(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('photos') });
  try {
    return await work(shelf);
  } finally {
    shelf.close();
  }
}

/** A browser that never answers must not hold up an order. */
const soon = <Result>(result: Promise<Result>): Promise<Result> =>
  Promise.race([result, sleep(patienceMs).then(() => Promise.reject(new Error('no answer from the storage')))]);

/**
 * The photos of the orders in the making, by their ids, in a database of the browser. Every act rejects where the
 * browser has no such database, forbids it, or has no room.
 */
export const photoShelf = (name: string) => ({
  put: (id: string, blob: Blob) =>
    soon(act(name, (shelf) => shelf.put('photos', { blob, at: Date.now() }, id))).then(() => undefined),

  /** @returns null where it is not there, or its bytes cannot be read any more */
  async get(id: string): Promise<Blob | null> {
    const { blob } = (await soon(act(name, (shelf) => shelf.get('photos', id)))) ?? {};
    await blob?.slice(0, 1).arrayBuffer();
    return blob ?? null;
  },

  remove: (ids: readonly string[]) =>
    soon(
      act(name, async (shelf) => {
        const { store, done } = shelf.transaction('photos', 'readwrite');
        await Promise.all([...ids.map((id) => store.delete(id)), done]);
      }),
    ),

  /** Removes what was added too long ago: its tab was closed, and nobody can find it. */
  sweep: () =>
    soon(
      act(name, async (shelf) => {
        let photo = await shelf.transaction('photos', 'readwrite').store.openCursor();
        while (photo) {
          if (Date.now() - photo.value.at > keptMs) await photo.delete();
          photo = await photo.continue();
        }
      }),
    ),
});
