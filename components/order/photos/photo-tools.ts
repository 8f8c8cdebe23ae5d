import { keepingIsOff } from '@/components/forms/draft/draft-desk';
import { mentionedPhotos } from './mentioned-photos';
import { photoShelf } from './photo-shelf';

export { beginUpload } from '../send/upload';
/** What a first photo needs, fetched as one: the look at a file, and the database with its vendor. */
export { takePhoto } from './photo-intake';
export { PhotoRows } from './photo-rows';
export { photoShelf };

/** @returns whether it is kept by now; never where the visitor wants nothing to be kept */
export const keepPhoto = (id: string, blob: Blob): Promise<boolean> =>
  keepingIsOff() ? Promise.resolve(false) : photoShelf.put(id, blob);

/** Removes photos that no draft names: a duplicated tab has a draft of its own with the same photos. */
export const removePhotos = (ids: readonly string[]): Promise<void> => {
  const named = mentionedPhotos();
  return photoShelf.remove(ids.filter((id) => !named.has(id)));
};

/** Deletes what drafts left behind that are gone. Rejects where the browser tells no databases. */
export const sweepPhotos = (): Promise<void> => photoShelf.sweep(mentionedPhotos());

/** Deletes all photos of all orders from this device. */
export const removeAllPhotos = (): Promise<void> => photoShelf.sweep(new Set(), 0);
