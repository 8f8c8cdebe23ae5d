import { existsSync, readFileSync } from 'node:fs';
import type { ProblemCode } from '@/domain/problems';
import type { EventPicture } from '@/server/storage/queries/order-events';
import { keepPhoto, photoProblem } from '@/server/submissions/photos/keep-photos';
import { shownCopy } from '@/server/submissions/photos/small-copy';

/** A picture from the artist's disk as a buyer is shown it, or what is wrong with it. */
export async function readPicture(path: string): Promise<EventPicture | ProblemCode | 'photo.missing'> {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return existsSync(path) ? 'photo.unreadable' : 'photo.missing';
  }
  const known = photoProblem(file);
  if (known) return known;
  const kept = await keepPhoto(file);
  return typeof kept === 'string' ? kept : shownCopy(kept.bytes);
}
