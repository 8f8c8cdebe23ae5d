import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { WantedPicture } from '@/content/images';
import type { Rectangle } from '@/content/types';
import { unfinished } from '../lib/write-whole';
import { type Format, filesOf, formats, nameOf, type Picture, widthsOf } from './picture';

// Several pictures are made at the same time, so each may use one thread.
sharp.concurrency(1);

const encoders: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  // Effort 4 takes five times as long for 15 % fewer bytes.
  avif: (image) => image.avif({ quality: 50, effort: 3 }),
  webp: (image) => image.webp({ quality: 75 }),
};

/** The picture upright, or a part of it, without metadata, decoded once for all its files. */
export async function decode(bytes: Uint8Array, part?: Rectangle): Promise<Sharp> {
  const whole = sharp(bytes).autoOrient().toColourspace('srgb');
  const upright = (part ? whole.extract({ ...part, left: part.x, top: part.y }) : whole).raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The average colour, `#rrggbb`. */
export async function toneOf(image: Sharp): Promise<string> {
  const pixel = await image.clone().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}

/** What the site needs to know of a picture. */
export async function describe(
  { image, atOneSize }: Pick<WantedPicture, 'image' | 'atOneSize'>,
  decoded: Sharp,
  sha: string,
): Promise<Picture> {
  const { width, height } = await decoded.metadata();
  return { file: nameOf(image, sha), width, height, widths: widthsOf(width, atOneSize), tone: await toneOf(decoded) };
}

/** Writes the files of a picture that do not exist yet. */
export async function encode(picture: Picture, decoded: Sharp, folder: string, there: ReadonlySet<string>) {
  for (const width of picture.widths) {
    for (const format of formats) {
      const name = `${picture.file}-${width}.${format}`;
      if (there.has(name)) continue;
      const draft = join(folder, `${name}.${process.pid}${unfinished}`);
      await encoders[format](decoded.clone().resize(width)).toFile(draft);
      await rename(draft, join(folder, name));
    }
  }
}

/** Removes files that no picture of content needs any more, also half-written ones of an interrupted run. */
export async function sweep(pictures: readonly Picture[], folder: string, there: ReadonlySet<string>) {
  const needed = new Set(pictures.flatMap(filesOf));
  const stale = [...there].filter((name) => !needed.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
  return stale.length;
}
