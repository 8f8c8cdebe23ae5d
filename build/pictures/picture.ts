import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Rectangle } from '@/content/types';
import { filesOfType, type PreparedPicture } from '@/domain/gallery/picture';

export type Picture = Omit<PreparedPicture, 'className'> & Readonly<{ tone: string }>;

/** In px. 480 and 800 serve most phones: a rail shows a picture 440 to 550 px of the screen wide, a wall 650 to 770. */
const steps = { all: [320, 480, 640, 800, 960, 1600], few: [480, 960] } as const;
export type Choice = keyof typeof steps;

/** Effort 3 of AVIF takes twice as long and gains a quarter of a decibel, with as many bytes. */
export const efforts = { all: { avif: 2, webp: 4 }, few: { avif: 0, webp: 0 } } as const;

/** Part of every file's name: change it when the encoding changes, and all files are made again. */
const pipeline = (choice: Choice): string => `avif50-webp75-4 ${Object.values(efforts[choice])}`;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Depends on source and recipe alone, so pages can name a file before it exists.
 * @example fileNameOf('portraits/self-portrait.webp', 'ab12cd34ef…') // 'self-portrait-5e6f7a8b'
 */
export function fileNameOf(image: string, hash: string, part?: Rectangle, choice: Choice = 'all'): string {
  const recipe = createHash('sha256').update(`${hash} ${pipeline(choice)} ${part ? JSON.stringify(part) : ''}`);
  return `${parse(image).name}-${recipe.digest('hex').slice(0, 8)}`;
}

/** The standard widths below the picture's own, then its own: no picture is enlarged. */
export function widthsOf(width: number, choice: Choice = 'all'): readonly number[] {
  const largest = Math.min(width, Math.max(...steps[choice]));
  return [...steps[choice].filter((step) => step < largest), largest];
}

export const addressesOf = (picture: Pick<Picture, 'file' | 'widths'>): readonly string[] =>
  (['avif', 'webp'] as const).flatMap((type) => filesOfType(picture, type).map(({ url }) => url));
