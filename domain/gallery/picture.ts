export type PreparedPicture = Readonly<{
  /** Name of its files, without width and type. */
  file: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Widths in px that are offered, ascending. */
  widths: readonly number[];
  /** The classes of its average tone and its ratio. */
  className: string;
}>;

/** How much the eye sees of red, green and blue. */
const shares = [0.2126, 0.7152, 0.0722] as const;

/** Whether a picture would be nearly black without its colours. `tone`: its average colour, `#rrggbb`. */
export const isDark = (tone: string): boolean =>
  shares.reduce((sum, share, at) => sum + share * Number.parseInt(tone.slice(1 + 2 * at, 3 + 2 * at), 16), 0) < 112;

export type Files = Pick<PreparedPicture, 'file' | 'widths'>;
export type PictureType = 'avif' | 'webp';

/** In px: browsers without AVIF and drawings, which cannot offer two types, get nothing larger. */
const largestWebp = 960;

/** Ascending; `width` in px. A picture of one size, such as a detail, is WebP only: that takes a fifth of AVIF's time. */
export const filesOfType = ({ file, widths }: Files, type: PictureType) =>
  widths
    .filter((width) => (widths[1] ? type === 'avif' || width <= largestWebp : type === 'webp'))
    .map((width) => ({ url: `/works/${file}-${width}.${type}`, width }));

/** Pixels of what is shown where a link is shared. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** A JPEG, which every service shows. */
export const ogImageOf = ({ file }: Pick<PreparedPicture, 'file'>): string =>
  `/works/${file}-${ogImageSize.width}x${ogImageSize.height}.jpg`;

/** The address of the smallest WebP that is at least this wide (in px), else of the largest: every browser shows it. */
export const pictureAt = (picture: Files, px: number): string =>
  filesOfType(picture, 'webp').reduce((best, file) => (best.width < px ? file : best)).url;

/** AVIF where it has several sizes. */
export const fullSize = (picture: Files): string =>
  [...filesOfType(picture, 'webp'), ...filesOfType(picture, 'avif')].reduce((_, largest) => largest).url;
