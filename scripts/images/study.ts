import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Study } from '@/content/images';
import { writeWhole } from '../lib/write-whole';
import { readCache, type Seen, writeCache } from './cache';
import { findDetails } from './find-details';
import { findPalette } from './find-palette';
import { pool, poolWidth } from './pool';

/** Change it when a study of the same picture comes out otherwise: then all are made again. */
const version = 'contrast-1 lab-1';
/** The longer side of the small copies, in pixels. */
const greySide = 400;
const paletteSide = 90;

async function study(path: string): Promise<Study> {
  const upright = sharp(path).autoOrient().toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = sharp(data, { raw: { width, height, channels } });
  const scale = Math.max(width, height) / greySide;
  const side = (pixels: number) => Math.floor(pixels / scale);
  const grey = whole.clone().resize(side(width), side(height), { fit: 'fill' }).greyscale().raw().toBuffer();
  const colours = whole.clone().resize(paletteSide, paletteSide, { fit: 'fill' }).raw().toBuffer();
  return {
    palette: findPalette(await colours),
    details: findDetails({ bytes: await grey, width: side(width), height: side(height) }, scale),
  };
}

type Folders = Readonly<{ sources: string; generated: string }>;
export type Studies = Readonly<Record<string, Study>>;

/** Looks at each image for its colours and its details, unless it was looked at before, and writes the table of both. */
export async function makeStudies(images: readonly string[], { sources, generated }: Folders): Promise<Studies> {
  const file = join(generated, 'studies-cache.json');
  const cache = await readCache<Study>(file, version);
  const seen = await pool(images, poolWidth, async (image): Promise<readonly [string, Seen<Study>]> => {
    const path = join(sources, image);
    const { size, mtimeMs: changed } = await stat(path);
    const known = cache[image];
    const same = known?.size === size && known.changed === changed;
    return [image, same ? known : { size, changed, ...(await study(path)) }];
  });
  const studies = Object.fromEntries(seen.map(([image, { palette, details }]) => [image, { palette, details }]));
  await writeWhole(join(generated, 'studies.json'), `${JSON.stringify(studies, null, 1)}\n`);
  await writeCache(file, version, Object.fromEntries(seen));
  return studies;
}
