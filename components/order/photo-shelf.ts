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
async function open<Result>(name: string, act: (shelf: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result> {
  const shelf = await openDB<Shelf>(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('photos') });
  try {
    return await act(shelf);
  } finally {
    shelf.close();
  }
}

/** The photos of the orders in the making, by their ids, in a database of the browser. */
export function photoShelf(name: string) {
  /** `otherwise` where the browser has no database, forbids it, has no room, or never answers: no order waits for it. */
  const tried = <Result>(act: (shelf: IDBPDatabase<Shelf>) => Promise<Result>, otherwise: Result): Promise<Result> =>
    Promise.race([open(name, act).catch(() => otherwise), sleep(patienceMs).then(() => otherwise)]);

  return {
    /** @returns whether it is kept by now */
    put: (id: string, blob: Blob): Promise<boolean> =>
      tried(async (shelf) => Boolean(await shelf.put('photos', { blob, at: Date.now() }, id)), false),

    /** @returns null where it is not there, or its bytes cannot be read any more */
    get: (id: string): Promise<Blob | null> =>
      tried(async (shelf) => {
        const blob = (await shelf.get('photos', id))?.blob ?? null;
        await blob?.slice(0, 1).arrayBuffer();
        return blob;
      }, null),

    remove: (ids: readonly string[]): Promise<void> =>
      tried(async (shelf) => {
        const { store, done } = shelf.transaction('photos', 'readwrite');
        await Promise.all([...ids.map((id) => store.delete(id)), done]);
      }, undefined),

    /** Removes what was added too long ago: its tab was closed, and nobody can find it. */
    sweep: (): Promise<void> =>
      tried(async (shelf) => {
        let photo = await shelf.transaction('photos', 'readwrite').store.openCursor();
        while (photo) {
          if (Date.now() - photo.value.at > keptMs) await photo.delete();
          photo = await photo.continue();
        }
      }, undefined),
  };
}
