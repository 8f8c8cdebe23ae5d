import images from '@/generated/images.json' with { type: 'json' };
import { tallKey } from './images';
import { ratioClass, toneClass } from './picture-classes';
import type { Artwork } from './types';

type Prepared = Readonly<{ file: string; width: number; height: number; widths: readonly number[]; tone: string }>;
const prepared: Readonly<Record<string, Prepared>> = images;

function find(key: string) {
  const found = prepared[key];
  if (!found) throw new Error(`content: no prepared image for ${key}`);
  const { file, width, height, widths, tone } = found;
  return { file, width, height, widths, tone, className: `${toneClass(tone)} ${ratioClass(width, height)}` };
}

/** @throws when the tables were not written for this content; the preparation of a build writes them */
export const preparedPicture = ({ image }: Pick<Artwork, 'image'>) => find(image);

/** @throws also when the work has no upright part; the content check finds that first */
export const preparedTall = (artwork: Pick<Artwork, 'image'>) => find(tallKey(artwork));
