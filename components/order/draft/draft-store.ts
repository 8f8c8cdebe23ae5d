import { sleep } from '@/components/forms/draft/browser-clock';
import { load } from '@/components/islands/load';
import type { HeldPhoto } from './order-in-making';

/** How long the way to the order-sent page waits for the draft to be deleted. */
const forgetMs = 1_000;

/** Waits for a deletion, but not for long. */
export const notForLong = (deleting: Promise<unknown>): Promise<unknown> => Promise.race([deleting, sleep(forgetMs)]);

/** The photos of orders in the making: in a database of the browser, by ids that stand in their drafts. */
export const draftStore = {
  /** @returns whether it is kept by now */
  keepPhoto: async (id: string, blob: Blob) => (await load('photo-tools')).keepPhoto(id, blob),

  /** @returns null where it is not there any more */
  readPhoto: async (id: string) => (await load('photo-tools')).photoShelf.get(id),

  removePhotos: async (photos: readonly HeldPhoto[]) => {
    if (photos.length > 0) await (await load('photo-tools')).removePhotos(photos.map(({ id }) => id));
  },
};
