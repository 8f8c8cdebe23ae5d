import type { DBSchema, IDBPDatabase } from 'idb';
import { keepingIsOff } from '@/components/forms/draft/device-draft';
import { namedPhotos } from '../draft/kept-draft';

interface Store extends DBSchema {
  /** Bytes, because a private window of Safari takes no Blob. */
  photos: { key: string; value: Readonly<{ bytes: ArrayBuffer; type: string; at: number }> };
}

const database = 'order-photos';
/** A photo is stored before its draft names it. */
const unnamedMs = 24 * 60 * 60 * 1000;

export const fetchStore = () => import('idb');

/** Opened for one act: an open database would keep the page from being shown again at once by Back. @throws without one, or room */
async function open<Result>(act: (store: IDBPDatabase<Store>) => Promise<Result>): Promise<Result> {
  const { openDB } = await fetchStore();
  const store = await openDB<Store>(database, 1, { upgrade: (fresh) => void fresh.createObjectStore('photos') });
  try {
    return await act(store);
  } finally {
    store.close();
  }
}

/** Whether the device has a photo; `full`: it has no room for it. */
export type Stored = boolean | 'full';

export const storePhoto = async (id: string, blob: Blob): Promise<Stored> =>
  !keepingIsOff() &&
  open(async (store) => {
    await store.put('photos', { bytes: await blob.arrayBuffer(), type: blob.type, at: Date.now() }, id);
    return true as const;
  }).catch(({ name }: Error) => name === 'QuotaExceededError' && 'full');

/** @returns null where it is not there any more */
export const readPhoto = (id: string): Promise<Blob | null> =>
  open(async (store) => {
    const photo = await store.get('photos', id);
    return photo ? new Blob([photo.bytes], { type: photo.type }) : null;
  }).catch(() => null);

/** Changes what is stored, and makes no database for it. */
async function change(act: (store: IDBPDatabase<Store>) => Promise<unknown>): Promise<void> {
  try {
    if ((await indexedDB.databases()).some(({ name }) => name === database)) await open(act);
  } catch {
    // one that cannot be opened has no photos
  }
}

export async function removePhotos(ids: readonly string[]): Promise<void> {
  const named = namedPhotos();
  const gone = ids.filter((id) => !named.has(id));
  if (gone.length > 0) await change((store) => Promise.all(gone.map((id) => store.delete('photos', id))));
}

export const removeAllPhotos = () => change((store) => store.clear('photos'));

export const sweepPhotos = () =>
  change(async (store) => {
    const named = namedPhotos();
    let photo = await store.transaction('photos', 'readwrite').store.openCursor();
    while (photo) {
      if (!named.has(photo.key) && Date.now() - photo.value.at >= unnamedMs) await photo.delete();
      photo = await photo.continue();
    }
  });
