import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imagePathIn } from '@/build/check/source/content-folder';
import { artworkById, isArtwork } from '@/content/artworks';
import { fileLongSide } from '@/content/terms';
import { preparationOf } from '@/domain/order/thing';
import type { Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { placesOf } from '../works/checkout';
import type { Context } from './act';

/** The picture of a work in the studio, as large as a file of it that is sold. `width`, `height`: of that file, in px. */
export type WorkFile = Readonly<{ path: string; width: number; height: number }>;

/** What an order buys, where that is the file of a work and the studio has a picture that is large enough; else null. */
export async function workFileOf(context: Context, order: Submission): Promise<WorkFile | null> {
  const { choice, artwork } = storedIn(order)?.order?.(context.locale) ?? {};
  if (!choice?.type || !artwork || !isArtwork(artwork)) return null;
  if (preparationOf({ type: choice.type, medium: choice.medium }) !== 'file') return null;
  const path = imagePathIn(placesOf(context), artworkById(artwork).image);
  const { width = 0, height = 0 } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const long = Math.max(width, height);
  if (long < fileLongSide) return null;
  const [wide = 0, high = 0] = [width, height].map((side) => Math.round((side * fileLongSide) / long));
  return { path, width: wide, height: high };
}

/** Writes the file as the shop promises it: a JPEG of that size. */
export async function writeWorkFile({ path, width, height }: WorkFile, to: string): Promise<void> {
  const bytes = await sharp(path).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
  await writeFile(to, bytes, { mode: 0o600 });
}
