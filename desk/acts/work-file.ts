import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imagePathIn } from '@/build/check/source/content-folder';
import { artworkById, isArtwork } from '@/content/artworks';
import { fileLongSide } from '@/content/terms';
import { preparationOf } from '@/domain/order/thing';
import type { Submission } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { placesOf } from '../works/checkout';
import { sidesOf } from '../works/read-picture';
import type { Context } from './act';

/** The picture of a work in the studio, as large as a file of it that is sold. `width`, `height`: of that file, in px. */
export type WorkFile = Readonly<{ path: string; width: number; height: number }>;

/** What an order buys, where that is the file of a work and the studio has a picture that is large enough; else null. */
export async function workFileOf(context: Context, order: Submission): Promise<WorkFile | null> {
  const { choice, artwork } = storedIn(order)?.order?.(context.locale) ?? {};
  if (!choice?.type || !artwork || !isArtwork(artwork)) return null;
  if (preparationOf({ type: choice.type, medium: choice.medium }) !== 'file') return null;
  const path = imagePathIn(placesOf(context), artworkById(artwork).image);
  const sides = await sidesOf(path);
  const long = sides ? Math.max(sides.width, sides.height) : 0;
  if (!sides || long < fileLongSide) return null;
  const scaled = (side: number): number => Math.round((side * fileLongSide) / long);
  return { path, width: scaled(sides.width), height: scaled(sides.height) };
}

/** Writes the file as the shop promises it: a JPEG of that size. */
export async function writeWorkFile({ path, width, height }: WorkFile, to: string): Promise<void> {
  const bytes = await sharp(path).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
  await writeFile(to, bytes, { mode: 0o600 });
}
