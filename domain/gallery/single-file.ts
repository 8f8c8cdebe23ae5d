import { type Files, filesOfType } from './picture';

// One file of a picture, where a browser cannot choose; by itself, because the viewer's script has no use for it.

/** The address of the smallest WebP that is at least this wide (in px), else of the largest: every browser shows it. */
export const pictureAt = (picture: Files, px: number): string =>
  filesOfType(picture, 'webp').reduce((best, file) => (best.width < px ? file : best)).url;

/** The address of the largest file, AVIF where it has several sizes. */
export const fullSize = (picture: Files): string =>
  [...filesOfType(picture, 'webp'), ...filesOfType(picture, 'avif')].reduce((_, largest) => largest).url;
