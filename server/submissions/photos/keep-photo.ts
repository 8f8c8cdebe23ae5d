import { createHash } from 'node:crypto';
import { photoKind } from '@/domain/photo-kind';
import type { ProblemCode } from '@/domain/problems';
import { limits } from '../../platform/limits';
import type { KeptPhoto } from '../../storage/queries/save';
import { sharp } from './decoder';
import { isAnimation } from './frames';
import { pngOfHeic } from './heic';

type Picture = Omit<KeptPhoto, 'name'>;

const { minSidePx, maxSidePx, maxPixels, keptSidePx, decodeMs } = limits.photo;

type Measures = Readonly<{ pages?: number | undefined; width: number; height: number }>;

/** What the header says, before a pixel is decoded. */
function measureProblem({ pages = 1, width, height }: Measures): ProblemCode | null {
  if (pages > 1) return 'photo.type';
  const sides = [width, height];
  const fits = sides.every((side) => side >= minSidePx && side <= maxSidePx) && width * height <= maxPixels;
  return fits ? null : 'photo.dimensions';
}

/** The photo as a kind that the vendor of pictures decodes, or what its header says is wrong with it. */
async function readable(bytes: Buffer): Promise<Buffer | ProblemCode> {
  if (isAnimation(bytes)) return 'photo.type';
  if (photoKind(bytes) === 'heic') return pngOfHeic(bytes, measureProblem);
  return measureProblem(await sharp(bytes, { limitInputPixels: false }).metadata()) ?? bytes;
}

/** Upright, sRGB, without metadata: where a photo was taken is nobody's business (TRUST-4). */
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

/** What can be told from the first bytes. */
export const photoProblem = (bytes: Buffer): ProblemCode | null => (photoKind(bytes) === null ? 'photo.type' : null);

/** The photo as we keep it, or what is wrong with it; only `decode` looks at the pixels of all kinds but HEIC. */
export async function keepPhoto(bytes: Buffer, decode = reencode): Promise<Picture | ProblemCode> {
  try {
    const photo = await readable(bytes);
    return typeof photo === 'string' ? photo : await decode(photo);
  } catch {
    return 'photo.unreadable';
  }
}
