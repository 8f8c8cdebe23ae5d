import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Rectangle } from '@/content/types';

/** What the site needs to know of a picture; `generated/images.json` holds one for each image of content. */
export type Picture = Readonly<{
  /** Name of the files in `public/works`, before `-{width}.{format}`. */
  file: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Ascending; the last is the largest that is offered. */
  widths: readonly number[];
  /** Average colour, `#rrggbb`. */
  tone: string;
}>;

/** Part of every file's name: change it when the encoding changes, and all pictures are made again. */
export const pipeline = 'avif50e3-webp75-2';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

const steps = [320, 640, 960, 1600] as const;
const largest = 1600;

/** @param part the part of the picture that is shown, where it is not the whole */
export const shaOf = (bytes: Uint8Array, part?: Rectangle): string =>
  createHash('sha256')
    .update(bytes)
    .update(pipeline)
    .update(part ? JSON.stringify(part) : '')
    .digest('hex');

/** @example nameOf('portraits/self-portrait.webp', 'ab12cd34ef…') // 'self-portrait-ab12cd34' */
export const nameOf = (image: string, sha: string): string => `${parse(image).name}-${sha.slice(0, 8)}`;

/** The standard widths below the picture's own, then its own: no picture is enlarged. Or its own alone. */
export const widthsOf = (width: number, atOneSize = false): readonly number[] => [
  ...(atOneSize ? [] : steps.filter((step) => step < Math.min(width, largest))),
  Math.min(width, largest),
];

export const filesOf = ({ file, widths }: Pick<Picture, 'file' | 'widths'>): readonly string[] =>
  widths.flatMap((width) => formats.map((format) => `${file}-${width}.${format}`));
