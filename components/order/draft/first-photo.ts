import { chosenPhoto, type PhotoRefusal } from '@/components/forms/fields/chosen-photo';
import type { OrderType } from '@/content/order';
import type { PhotoFacts } from '../form/order-values';
import { keepPhoto } from '../photos/photo-store';
import { keep, readKept } from './kept-draft';

/**
 * Puts a photo first into the draft of an order, whose form is on another page. What the device cannot keep, the form
 * asks for again by its name.
 * @returns why the file is not taken; null where it is
 */
export async function addToDraft(type: OrderType, file: File): Promise<PhotoRefusal | null> {
  let sides: PhotoFacts['sides'] = null;
  const taken = await chosenPhoto(file, ({ width, height }) => {
    sides = { width, height };
  });
  if ('problem' in taken) return taken.problem;
  const { blob, url, ...photo } = taken.photo;
  const { photos = [], lost = [], ...draft } = readKept(type)?.draft ?? { texts: {}, item: null, begun: Date.now() };
  const isKept = await keepPhoto(photo.id, blob);
  const fact: PhotoFacts = { ...photo, sides, shown: url !== null, out: false };
  keep(type, {
    ...draft,
    photos: isKept ? [fact, ...photos] : photos,
    lost: isKept ? lost : [...lost, photo.name],
  });
  return null;
}
