import { browserClock, sleep } from '@/components/forms/browser-clock';
import { retry } from '@/components/forms/retry';
import { tabStorage } from '@/components/forms/tab-storage';
import type { HeldPhoto, StoredDraft } from './order-in-making';

const databaseName = 'order-photos';
/** How long the way to the order-sent page waits for the photos to be deleted. */
const forgetMs = 1_000;

/** Fetched with its vendor when there is a photo, never before. */
async function photoShelf() {
  const fetched = await retry(
    () => import('./photo-shelf').catch(() => null),
    (shelf) => shelf !== null,
    browserClock,
  );
  if (!fetched) throw new Error('the network is away');
  return fetched.photoShelf(databaseName);
}

const nothing = () => null;

/**
 * Where an order in the making is kept. The tab has what is chosen and typed, at once, and the names of the photos; the
 * photos themselves are in a database of the browser, by ids that only this tab knows: two tabs never mix.
 */
export const draftStore = {
  read: tabStorage.read,

  /** @returns false where the tab keeps nothing: then its photos are not found again either */
  write: (key: string, draft: StoredDraft): boolean => tabStorage.write(key, JSON.stringify(draft)),

  /** @returns whether it is kept by now */
  async keepPhoto(id: string, blob: Blob): Promise<boolean> {
    try {
      await (await photoShelf()).put(id, blob);
      return true;
    } catch {
      return false;
    }
  },

  readPhoto: async (id: string): Promise<Blob | null> =>
    photoShelf()
      .then((shelf) => shelf.get(id))
      .catch(nothing),

  removePhotos: async (photos: readonly HeldPhoto[]): Promise<unknown> => {
    const ids = photos.filter(({ kept }) => kept !== false).map(({ id }) => id);
    return ids.length > 0
      ? photoShelf()
          .then((shelf) => shelf.remove(ids))
          .catch(nothing)
      : null;
  },

  /** The order is sent. */
  async forget(key: string, photos: readonly HeldPhoto[]): Promise<void> {
    tabStorage.remove(key);
    await Promise.race([draftStore.removePhotos(photos), sleep(forgetMs)]);
  },

  /** Deletes photos that closed tabs left behind. The database is not made for that. */
  async sweep(): Promise<void> {
    try {
      const databases = await indexedDB.databases();
      if (databases.some(({ name }) => name === databaseName)) await (await photoShelf()).sweep();
    } catch {
      // where a browser does not tell its databases, or has none: nothing can be swept here
    }
  },
};
