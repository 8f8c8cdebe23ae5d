import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { WantedPicture } from '@/content/images';
import type { Rectangle } from '@/content/types';
import { filesOfType, ogImageOf, ogImageSize, type PictureType } from '@/domain/gallery/picture';
import { type Choice, efforts, type Picture } from './picture';

function recently<Result>(most: number) {
  const results = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const result = results.get(key) ?? make();
    results.delete(key);
    results.set(key, result);
    result.catch(() => results.delete(key));
    for (const oldest of results.keys()) if (results.size > most) results.delete(oldest);
    return result;
  };
}

// Several files are made at the same time, so each may use one thread.
sharp.concurrency(1);
sharp.cache(false);

const encoders: Readonly<Record<PictureType, (image: Sharp, choice: Choice) => Sharp>> = {
  avif: (image, choice) => image.avif({ quality: 50, effort: efforts[choice].avif }),
  webp: (image, choice) => image.webp({ quality: 75, effort: efforts[choice].webp }),
};

/** For one file. */
const seconds = 60;

/** The image upright, or a part of it, without metadata; a drawing without a ground lies on paper. */
export async function decode(bytes: Uint8Array, part?: Rectangle): Promise<Sharp> {
  const whole = sharp(bytes).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  const upright = (part ? whole.extract({ ...part, left: part.x, top: part.y }) : whole).raw();
  const { data, info } = await upright.timeout({ seconds }).toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

export async function toneOf(image: Sharp): Promise<string> {
  const pixel = await image.clone().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}

/** In bytes: some services show no larger one. */
const ogImageBytes = 150_000;

/** The picture of a shared link, cut around what draws the eye (ROUTES-20). */
async function ogImage(image: Sharp): Promise<Buffer> {
  const { width, height } = ogImageSize;
  const cut = image.resize(width, height, { fit: 'cover', position: 'attention' }).flatten({ background: '#fff' });
  const jpeg = (quality: number) => cut.clone().jpeg({ quality, mozjpeg: true }).timeout({ seconds }).toBuffer();
  let bytes = await jpeg(78);
  for (const quality of [55, 30]) if (bytes.length > ogImageBytes) bytes = await jpeg(quality);
  return bytes;
}

type Recipe = Readonly<{ source: Pick<WantedPicture, 'image' | 'part'> }> &
  (Readonly<{ type: PictureType; width: number }> | Readonly<{ type: 'og' }>);

export const recipesOf = (
  wanted: readonly WantedPicture[],
  pictures: Readonly<Record<string, Picture>>,
): ReadonlyMap<string, Recipe> =>
  new Map(
    wanted.flatMap(({ key, ...source }): (readonly [address: string, Recipe])[] => {
      const picture = pictures[key];
      if (!picture) throw new Error(`generated/images.json lacks ${key}`);
      const files = (['avif', 'webp'] as const).flatMap((type) =>
        filesOfType(picture, type).map(({ url, width }) => [url, { source, width, type }] as const),
      );
      return source.part ? files : [...files, [ogImageOf(picture), { source, type: 'og' }]];
    }),
  );

export function pictureMaker(sources: string, choice: Choice = 'all'): (recipe: Recipe) => Promise<Buffer> {
  const decoded = recently<Sharp>(availableParallelism());
  return async (recipe) => {
    const { image: name, part } = recipe.source;
    const image = await decoded(JSON.stringify([name, part]), async () =>
      decode(await readFile(join(sources, name)), part),
    );
    if (recipe.type === 'og') return ogImage(image.clone());
    return encoders[recipe.type](image.clone().resize(recipe.width), choice).timeout({ seconds }).toBuffer();
  };
}
