import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagePathIn, ownFolders } from '../check/source/content-folder';
import { writeWhole } from '../write-whole';
import { toneOf } from './make-picture';
import { hashOf } from './picture';
import { pool, poolWidth } from './pool';

/** Change it when the same image would give another result: then all are read again. */
const version = 'thumbnail-3';
/** The longer side of the thumbnail, in pixels. */
const thumbnailSide = 400;

/** Width and height in pixels, upright. */
export type Inspected = Readonly<{ hash: string; width: number; height: number; tone: string }>;

/** @throws if the image is damaged: a thumbnail needs every part of the file */
async function inspect(path: string): Promise<Inspected> {
  const bytes = await readFile(path);
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const scale = Math.max(width, height) / thumbnailSide;
  const size = { width: Math.floor(width / scale), height: Math.floor(height / scale), channels: 3 } as const;
  const small = sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb');
  const pixels = await small.resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer();
  return { hash: hashOf(bytes), width, height, tone: await toneOf(sharp(pixels, { raw: size })) };
}

export type Uninspected = Readonly<{ problem: 'absent' | 'unreadable' }>;

type Folders = Readonly<{ sourceOf: (image: string) => string; generated: string }>;
/** The same size and modification time mean the same bytes. */
type Seen = Inspected & Readonly<{ size: number; changed: number }>;
type Cache = Readonly<Record<string, Seen>>;

async function readCache(path: string): Promise<Cache> {
  try {
    const cache = JSON.parse(await readFile(path, 'utf8'));
    return cache.version === version ? cache.seen : {};
  } catch {
    return {};
  }
}

async function inspectChanged(image: string, path: string, cache: Cache): Promise<Seen | Uninspected> {
  const found = await stat(path).catch(() => null);
  if (!found) return { problem: 'absent' };
  const { size, mtimeMs: changed } = found;
  const known = cache[image];
  if (known?.size === size && known.changed === changed) return known;
  return inspect(path).then(
    (seen) => ({ size, changed, ...seen }),
    () => ({ problem: 'unreadable' }),
  );
}

/** @param images as content names them: those that have not changed since the last run are not read again */
export async function inspectImages(images: readonly string[], { sourceOf, generated }: Folders) {
  const file = join(generated, 'looks-cache.json');
  const cache = await readCache(file);
  const results = await pool(
    images,
    poolWidth,
    async (image) => [image, await inspectChanged(image, sourceOf(image), cache)] as const,
  );
  const seen = results.flatMap(([image, found]) => ('problem' in found ? [] : [[image, found] as const]));
  // a cache that cannot be written costs time alone: a check may run where it may not write
  await writeWhole(file, JSON.stringify({ version, seen: Object.fromEntries(seen) })).catch(() => undefined);
  return new Map<string, Inspected | Uninspected>(results);
}

export const ownImages: Folders = { sourceOf: (image) => imagePathIn(ownFolders(), image), generated: 'generated' };
