/** What the build made of an image of a work. */
export type PreparedPicture = Readonly<{
  /** Name of its files, without width and type. */
  file: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Widths in px that were made, ascending. */
  widths: readonly number[];
  /** The classes of its average tone and its ratio. */
  className: string;
}>;

type Files = Pick<PreparedPicture, 'file' | 'widths'>;

/**
 * The address of one of a picture's files.
 * @param width one of `widths`
 */
export const pictureUrl = ({ file }: Pick<Files, 'file'>, width: number, type: 'avif' | 'webp' = 'webp'): string =>
  `/works/${file}-${width}.${type}`;

/** The width of the largest file, in px. */
const largestWidth = ({ widths }: Pick<Files, 'widths'>): number => Math.max(...widths);

/** The smallest width that was made and is at least this wide, else the largest. */
export const widthFor = ({ widths }: Pick<Files, 'widths'>, px: number): number =>
  widths.find((width) => width >= px) ?? largestWidth({ widths });

/** The address of the largest file. */
export const fullSize = (picture: Files): string => pictureUrl(picture, largestWidth(picture));
