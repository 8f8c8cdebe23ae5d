import type { DBSchema, IDBPDatabase } from 'idb';
import { keepingIsOff } from '@/components/forms/draft/device-draft';
import { sleep } from '@/components/forms/send/retry';
import { namedPhotos } from '../draft/kept-draft';

/** Bytes, because a private window of Safari takes no Blob. */
type Kept = Readonly<{ bytes: ArrayBuffer; type: string; at: number }>;

interface Store extends DBSchema {
  photos: { key: string; value: Kept };
}

const database = 'order-photos';
/** As long as a photo of the largest size takes on a slow phone, several times over. */
const patienceMs = 20_000;
/** A photo is kept before its draft names it. */
const unnamedMs = 24 * 60 * 60 * 1000;

export const fetchStore = () => import('idb');

/** Opened for one act and closed: an open database would keep the page from being shown again at once by Back. */
async function open<Result>(act: (store: IDBPDatabase<Store>) => Promise<Result>): Promise<Result> {
  const { openDB } = await fetchStore();
  const store = await openDB<Store>(database, 1, { upgrade: (fresh) => void fresh.createObjectStore('photos') });
  try {
    return await act(store);
  } finally {
    store.close();
  }
}

/** `otherwise` where the browser has no database, forbids it, has no room, or never answers: no order waits for it. */
const tried = <Result>(act: (store: IDBPDatabase<Store>) => Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([open(act).catch(() => otherwise), sleep(patienceMs).then(() => otherwise)]);

let full = false;

/** Whether the last photo that was not kept found no room: then the window keeps none at all. */
export const isFull = (): boolean => full;

/** Keeps a photo of an order. @returns whether it is kept by now; never where the visitor wants nothing to be kept */
export const keepPhoto = async (id: string, blob: Blob): Promise<boolean> =>
  !keepingIsOff() &&
  tried(async (store) => {
    const kept = { bytes: await blob.arrayBuffer(), type: blob.type, at: Date.now() };
    const put = store.put('photos', kept, id);
    put.catch(({ name }: Error) => {
      full = name === 'QuotaExceededError';
    });
    return Boolean(await put);
  }, false);

/** @returns null where it is not there any more */
export const readPhoto = (id: string): Promise<Blob | null> =>
  tried(async (store) => {
    const kept = await store.get('photos', id);
    return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
  }, null);

/** Removes photos that no draft names. */
export async function removePhotos(ids: readonly string[]): Promise<void> {
  const named = namedPhotos();
  const gone = ids.filter((id) => !named.has(id));
  if (gone.length === 0) return;
  await tried(async (store) => {
    const act = store.transaction('photos', 'readwrite');
    await Promise.all([...gone.map((id) => act.store.delete(id)), act.done]);
  }, undefined);
}

/**
 * Removes the photos of drafts that are gone, and makes no database for it.
 * @param named the ids that stay; by default those that drafts know
 * @param spareMs how young a photo must be to stay without a draft
 */
export async function sweepPhotos(named = namedPhotos(), spareMs = unnamedMs): Promise<void> {
  // inside the promise: where the browser forbids databases, their mere mention throws
  const databases = await Promise.resolve()
    .then(() => indexedDB?.databases?.())
    .catch(() => []);
  if (!databases?.some(({ name }) => name === database)) return;
  await tried(async (store) => {
    let photo = await store.transaction('photos', 'readwrite').store.openCursor();
    while (photo) {
      if (!named.has(photo.key) && Date.now() - photo.value.at >= spareMs) await photo.delete();
      photo = await photo.continue();
    }
  }, undefined);
}
