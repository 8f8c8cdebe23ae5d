import { existsSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { minimumLongSide } from '@/build/check/works';
import { decode, toneOf } from '@/build/pictures/make-picture';
import type { Rectangle } from '@/content/types';
import { photoKind } from '@/domain/photo/photo-kind';
import { pngOfHeic } from '@/server/submissions/photos/heic';

/** A picture as it will lie in the folder of content: WebP, upright, without what a camera notes. */
export type ReadPicture = Readonly<{
  bytes: Buffer;
  width: number;
  height: number;
  tone: string;
  /** A part of it, in its pixels. */
  cut: (part: Rectangle) => Promise<ReadPicture>;
}>;
export type PictureFault = 'absent' | 'unreadable' | 'small';

/** Twice what the site shows at most, so that a detail can be shown later; more would only make the folder heavy. */
const keptSide = 3200;
const quality = 92;

/** What was asked of a picture is done: another size or part can be asked of it. */
async function settled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function asKept(picture: Sharp): Promise<ReadPicture> {
  const { data, info } = await picture.clone().webp({ quality }).toBuffer({ resolveWithObject: true });
  const cut = async (part: Rectangle) =>
    asKept(await settled(picture.clone().extract({ ...part, left: part.x, top: part.y })));
  return { bytes: data, width: info.width, height: info.height, tone: await toneOf(picture), cut };
}

async function upright(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const kind = photoKind(bytes);
  const known = kind === 'heic' ? await pngOfHeic(bytes, () => null) : bytes;
  if (kind === null || typeof known === 'string') return 'unreadable';
  const picture = await decode(known);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) < minimumLongSide) return 'small';
  const kept = picture.resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  return asKept(await settled(kept));
}

/** Reads a photograph of a work, of any kind that the order form takes too. */
export async function readPicture(file: string): Promise<ReadPicture | PictureFault> {
  if (!existsSync(file)) return 'absent';
  return upright(readFileSync(file)).catch((): PictureFault => 'unreadable');
}
