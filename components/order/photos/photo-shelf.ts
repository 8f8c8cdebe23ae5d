import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keepingIsOff, storedDrafts } from '@/components/forms/draft/draft-desk';
import { sleep } from '@/components/forms/send/retry';

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

/** Whether the last photo that was not kept found no room: then the window keeps none at all. */
export const isFull = (): boolean => full;

/** Keeps a photo of an order in the making. @returns whether it is kept by now; never where the visitor wants nothing to be kept */
export const keepPhoto = async (id: string, blob: Blob): Promise<boolean> =>
  !keepingIsOff() &&
  tried(async (shelf) => {
    const kept = { bytes: await blob.arrayBuffer(), type: blob.type, at: Date.now() };
    const put = shelf.put('photos', kept, id);
    put.catch(({ name }: Error) => {
      full = name === 'QuotaExceededError';
    });
    return Boolean(await put);
  }, false);

/** @returns null where it is not there any more */
export const readPhoto = (id: string): Promise<Blob | null> =>
  tried(async (shelf) => blobOf(await shelf.get('photos', id)), null);

/** The ids of all photos that a draft on this device, or in this tab, knows of. */
function mentionedPhotos(): ReadonlySet<string> {
  const ids = storedDrafts('order:').flatMap(({ text }) => {
    const { photos } = JSON.parse(text) as { photos?: unknown };
    return Array.isArray(photos) ? photos.map((photo) => String(photo?.id)) : [];
  });
  return new Set(ids);
}

/** Removes photos that no draft names: a duplicated tab has a draft of its own with the same photos. */
export async function removePhotos(photos: readonly Readonly<{ id: string }>[]): Promise<void> {
  const named = mentionedPhotos();
  const gone = photos.filter(({ id }) => !named.has(id));
  if (gone.length === 0) return;
  await tried(async (shelf) => {
    const { store, done } = shelf.transaction('photos', 'readwrite');
    await Promise.all([...gone.map(({ id }) => store.delete(id)), done]);
  }, undefined);
}

/**
 * Removes the photos of drafts that are gone, and makes no database for it. Rejects where the browser tells no databases.
 * @param named the ids that stay; by default those that drafts know
 * @param spareMs how young a photo must be to stay without a draft
 */
export async function sweepPhotos(named = mentionedPhotos(), spareMs = unnamedMs): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === database)) return;
  await tried(async (shelf) => {
    let photo = await shelf.transaction('photos', 'readwrite').store.openCursor();
    while (photo) {
      if (!named.has(photo.key) && Date.now() - photo.value.at >= spareMs) await photo.delete();
      photo = await photo.continue();
    }
  }, undefined);
}
