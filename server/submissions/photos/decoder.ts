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
