import images from '@/generated/images.json';
import { ratioClass, toneClass } from './picture-classes';
import type { Artwork } from './types';

type Prepared = Readonly<{ file: string; width: number; height: number; widths: readonly number[]; tone: string }>;
const prepared: Readonly<Record<string, Prepared>> = images;

/**
 * What the build made of a work's image: files, pixel size, and the classes of its tone and ratio.
 * @throws when the images were not prepared for this content; `npm run content:images` prepares them.
 */
export function preparedPicture({ image }: Pick<Artwork, 'image'>) {
  const found = prepared[image];
  if (!found) throw new Error(`content: no prepared image for ${image}`);
  const { file, width, height, widths, tone } = found;
  return { file, width, height, widths, tone, className: `${toneClass(tone)} ${ratioClass(width, height)}` };
}
