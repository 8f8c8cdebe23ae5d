import { browserClock, sleep } from '@/components/forms/browser-clock';
import { retry } from '@/components/forms/retry';
import { tabStorage } from '@/components/forms/tab-storage';
import type { HeldPhoto, StoredDraft } from './order-in-making';

const database = 'order-photos';
/** How long the way to the order-sent page waits for the photos to be deleted. */
const forgetMs = 1_000;

/** Fetched at the first touch of a form with photos, or when there is one. Null where the network stays away. */
export const photoTools = () =>
  retry(
    () => import('./photo-tools').catch(() => null),
    (tools) => tools !== null,
    browserClock,
  );

const photoShelf = async () => (await photoTools())?.photoShelf(database);

/**
 * Where an order in the making is kept. The tab has what is chosen and typed, at once, and the names of the photos; the
 * photos themselves are in a database of the browser, by ids that only this tab knows: two tabs never mix.
 */
export const draftStore = {
  read: tabStorage.read,

  /** @returns false where the tab keeps nothing: then its photos are not found again either */
  write: (key: string, draft: StoredDraft): boolean => tabStorage.write(key, JSON.stringify(draft)),

  /** @returns whether it is kept by now */
  keepPhoto: async (id: string, blob: Blob) => (await photoShelf())?.put(id, blob) ?? false,

  /** @returns null where it is not there any more */
  readPhoto: async (id: string) => (await photoShelf())?.get(id) ?? null,

  removePhotos: async (photos: readonly HeldPhoto[]) => {
    if (photos.length > 0) await (await photoShelf())?.remove(photos.map(({ id }) => id));
  },

  /** The order is sent. */
  forget(key: string, photos: readonly HeldPhoto[]): Promise<unknown> {
    tabStorage.remove(key);
    return Promise.race([draftStore.removePhotos(photos), sleep(forgetMs)]);
  },

  /** Deletes photos that closed tabs left behind; makes no database for it. Rejects where the browser tells none. */
  async sweep() {
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === database)) await (await photoShelf())?.sweep();
  },
};
