import { existsSync, readFileSync } from 'node:fs';
import { minimumLongSide } from '@/build/check/works';
import { decode, toneOf } from '@/build/pictures/make-picture';
import { photoKind } from '@/domain/photo/photo-kind';
import { pngOfHeic } from '@/server/submissions/photos/heic';

/** A picture as it will lie in the folder of content: WebP, upright, without what a camera notes. */
type ReadPicture = Readonly<{ bytes: Buffer; width: number; height: number; tone: string }>;
type PictureFault = 'absent' | 'unreadable' | 'small';

/** Twice what the site shows at most, so that a detail can be shown later; more would only make the folder heavy. */
const keptSide = 3200;
const quality = 92;

async function upright(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const kind = photoKind(bytes);
  const known = kind === 'heic' ? await pngOfHeic(bytes, () => null) : bytes;
  if (kind === null || typeof known === 'string') return 'unreadable';
  const picture = await decode(known);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) < minimumLongSide) return 'small';
  const kept = picture.clone().resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await kept.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, tone: await toneOf(picture) };
}

/** Reads a photograph of a work, of any kind that the order form takes too. */
export async function readPicture(file: string): Promise<ReadPicture | PictureFault> {
  if (!existsSync(file)) return 'absent';
  return upright(readFileSync(file)).catch((): PictureFault => 'unreadable');
}
