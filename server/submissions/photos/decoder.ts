import sharp from 'sharp';

/**
 * The vendor of pictures, able to read the kinds that we take and no other: a file is known by its first bytes before it
 * comes here, and should that ever fail, there is nothing here that reads SVG, PDF or TIFF.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

// no photo comes twice, and threads of the decoder's own would each keep memory
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** What bounds the work on one photo, in px and ms. */
export type PhotoBounds = Readonly<{ maxPixels: number; keptSidePx: number; decodeMs: number }>;

/** The exit code of the program that makes the copy in its own process, where the photo cannot be decoded. */
export const undecodable = 3;

/** The photo as a JPEG, upright, sRGB, without metadata: where it was taken is nobody's business (TRUST-4). */
export const keptCopy = (bytes: Buffer, { maxPixels, keptSidePx, decodeMs }: PhotoBounds): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: Math.ceil(decodeMs / 1000) })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
