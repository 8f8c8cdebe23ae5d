import { existsSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { minimumLongSide } from '@/build/check/rules';
import { decode, toneOf } from '@/build/pictures/make-picture';
import { photoKind } from '@/domain/photo/photo-kind';
import { type Crop, partIn } from '@/domain/photo/turned-crop';
import { pngOfHeic } from '@/server/submissions/photos/heic';

/** A picture as it will lie in the folder of content: WebP, upright, without what a camera notes. */
export type ReadPicture = Readonly<{
  bytes: Buffer;
  width: number;
  height: number;
  tone: string;
  cut: (crop: Crop) => Promise<ReadPicture>;
}>;
export type PictureFault = 'absent' | 'unreadable' | 'small';

/** Twice what the site shows at most, so that a detail can be shown later; more would only make the folder heavy. */
const keptSide = 3200;
const quality = 92;

/** In px; null where it cannot be read. */
export const sidesOf = (picture: string | Buffer) =>
  sharp(picture)
    .metadata()
    .catch(() => null);

/** What was asked of a picture is done: another size or part can be asked of it. */
async function settled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function asKept(picture: Sharp): Promise<ReadPicture> {
  const { data, info } = await picture.clone().webp({ quality }).toBuffer({ resolveWithObject: true });
  async function cut(crop: Crop): Promise<ReadPicture> {
    const turned = crop.turn === 0 ? picture.clone() : await settled(picture.clone().rotate(crop.turn));
    const sides = await turned.metadata();
    const part = partIn(crop, sides);
    // whole pixels, none of which is beside the photo
    const [left, top] = [Math.max(0, Math.round(part.x)), Math.max(0, Math.round(part.y))];
    const width = Math.min(sides.width - left, Math.round(part.width));
    const height = Math.min(sides.height - top, Math.round(part.height));
    return asKept(await settled(turned.extract({ left, top, width, height })));
  }
  return { bytes: data, width: info.width, height: info.height, tone: await toneOf(picture), cut };
}

async function upright(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const kind = photoKind(bytes);
  const known = kind === 'heic' ? await pngOfHeic(bytes, () => null) : bytes;
  if (kind === null || typeof known === 'string') return 'unreadable';
  const picture = await decode(known);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) < minimumLongSide) return 'small';
  const smaller = picture.resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  return asKept(await settled(smaller));
}

export const pictureOf = (bytes: Buffer): Promise<ReadPicture | PictureFault> =>
  upright(bytes).catch((): PictureFault => 'unreadable');

export const readPicture = async (file: string): Promise<ReadPicture | PictureFault> =>
  existsSync(file) ? pictureOf(readFileSync(file)) : 'absent';
