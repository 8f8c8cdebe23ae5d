import { browserClock, sleep } from '@/components/forms/browser-clock';
import { retry } from '@/components/forms/retry';
import type { HeldPhoto } from './order-in-making';

/** How long the way to the order-sent page waits for the photos to be deleted. */
const forgetMs = 1_000;

const fetched = <Tools>(load: () => Promise<Tools>): Promise<Tools | null> =>
  retry(
    () => load().catch(() => null),
    (tools) => tools !== null,
    browserClock,
  );

/** Fetched at the first touch of a form with photos, or when there is one. Null where the network stays away. */
export const photoTools = () => fetched(() => import('./photo-tools'));

/** Fetched at the first touch of a form, or when there may be a draft. Null where the network stays away. */
export const draftTools = () => fetched(() => import('./draft-tools'));

/** The photos of orders in the making: in a database of the browser, by ids that stand in their drafts. */
export const draftStore = {
  /** @returns whether it is kept by now */
  keepPhoto: async (id: string, blob: Blob) => (await photoTools())?.keepPhoto(id, blob) ?? false,

  /** @returns null where it is not there any more */
  readPhoto: async (id: string) => (await photoTools())?.photoShelf.get(id) ?? null,

  removePhotos: async (photos: readonly HeldPhoto[]) => {
    if (photos.length > 0) await (await photoTools())?.removePhotos(photos.map(({ id }) => id));
  },

  /** The order is sent: waits for the deletion, but not for long. */
  forgetPhotos: (photos: readonly HeldPhoto[]): Promise<unknown> =>
    Promise.race([draftStore.removePhotos(photos), sleep(forgetMs)]),
};
