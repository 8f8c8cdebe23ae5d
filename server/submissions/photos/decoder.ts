import sharp from 'sharp';

/** Should a file of another kind ever come here, nothing reads SVG, PDF or TIFF. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

// no photo comes twice, and threads of the decoder's own would each keep memory
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** In px and ms. */
export type PhotoBounds = Readonly<{ maxPixels: number; keptSidePx: number; decodeMs: number }>;

/** The exit code of `photo-program.ts` where the photo cannot be decoded. */
export const undecodable = 3;

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
/** The last two bytes of a JPEG; some phones and scanners leave them out. */
const endOfImage = Buffer.from([0xff, 0xd9]);

const copyOf = (bytes: Buffer, { maxPixels, keptSidePx, decodeMs }: PhotoBounds, failOn: 'error' | 'warning') =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn })
    .timeout({ seconds: Math.ceil(decodeMs / 1000) })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();

/**
 * The photo as a JPEG, upright, sRGB, without metadata: where it was taken is nobody's business (TRUST-4).
 * @throws where it cannot be decoded whole: a JPEG that lacks only its end is whole
 */
export async function keptCopy(bytes: Buffer, bounds: PhotoBounds): Promise<Buffer> {
  if (!isJpeg(bytes) || bytes.subarray(-2).equals(endOfImage)) return copyOf(bytes, bounds, 'error');
  // with an end, pixels that are missing are but a warning; without one, whole files fail as well as cut ones
  return copyOf(bytes, bounds, 'error').catch(() => copyOf(Buffer.concat([bytes, endOfImage]), bounds, 'warning'));
}
