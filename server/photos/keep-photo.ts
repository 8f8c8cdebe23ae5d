import { createHash } from 'node:crypto';
import { limits } from '@/domain/limits';
import { photoKind } from '@/domain/photo-kind';
import type { ProblemCode } from '@/domain/problems';
import type { KeptPhoto } from '../storage/save';
import { sharp } from './decoder';
import { isAnimation } from './frames';

type Picture = Omit<KeptPhoto, 'name'>;

const { minSidePx, maxSidePx, maxPixels, keptSidePx, decodeMs } = limits.photo;

/** What the header says, before a pixel is decoded. */
async function measureProblem(bytes: Buffer): Promise<ProblemCode | null> {
  if (isAnimation(bytes)) return 'photo.type';
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) return 'photo.type';
  const sides = [width, height];
  const fits = sides.every((side) => side >= minSidePx && side <= maxSidePx) && width * height <= maxPixels;
  return fits ? null : 'photo.dimensions';
}

/** Upright, sRGB, without metadata: where a photo was taken is nobody's business (trust: limits). */
export async function reencode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: Math.ceil(decodeMs / 1000) })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { width: info.width, height: info.height, sha256, bytes: data };
}

/** What can be told from the first bytes. An iPhone's HEIC can be measured but not decoded: better said at once. */
export function photoProblem(bytes: Buffer): ProblemCode | null {
  const kind = photoKind(bytes);
  if (kind === null) return 'photo.type';
  return kind === 'heic' ? 'photo.heic' : null;
}

/** The photo as we keep it, or what is wrong with it; only `decode` looks at pixels. */
export async function keepPhoto(bytes: Buffer, decode = reencode): Promise<Picture | ProblemCode> {
  try {
    return (await measureProblem(bytes)) ?? (await decode(bytes));
  } catch {
    return 'photo.unreadable';
  }
}
