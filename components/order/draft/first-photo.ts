import { writeDraft } from '@/components/forms/draft/device-draft';
import { chosenPhoto, type PhotoRefusal } from '@/components/forms/fields/photo';
import type { OrderType } from '@/content/order';
import { storePhoto } from '../photos/photo-store';
import { draftName, type KeptDraft, readKept } from './kept-draft';

/** @returns why the file is not taken; null where it is, or where the form asks for it again by its name */
export async function addToDraft(type: OrderType, file: File): Promise<PhotoRefusal | null> {
  const taken = await chosenPhoto(file);
  if ('problem' in taken) return taken.problem;
  const { blob, url: _, ...photo } = taken.photo;
  const isStored = (await storePhoto(photo.id, blob)) === true;
  const { draft } = readKept(type);
  const more = isStored ? { photos: [photo, ...draft.photos] } : { lost: [...draft.lost, photo.name] };
  writeDraft(draftName(type), { ...draft, ...more } satisfies KeptDraft);
  return null;
}
