import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagePathIn, ownPlaces } from '../check/source/content-folder';
import { writeWhole } from '../write-whole';
import { toneOf } from './make-picture';
import { hashOf } from './picture';
import { pool, poolWidth } from './pool';

/** Change it when the same image would give another result: then all are read again. */
const version = 'thumbnail-3';
/** The longer side of the thumbnail, in pixels. */
const thumbnailSide = 400;

/** What pages need to know of an image: its header, and what a thumbnail shows. Width and height in pixels, upright. */
export type Look = Readonly<{ hash: string; width: number; height: number; tone: string }>;

/** @throws if the image is damaged: a thumbnail needs every part of the file */
async function look(path: string): Promise<Look> {
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

export type Unseen = Readonly<{ problem: 'absent' | 'unreadable' }>;

type Folders = Readonly<{ sourceOf: (image: string) => string; generated: string }>;
/** The same size and modification time mean the same bytes. */
type Seen = Look & Readonly<{ size: number; changed: number }>;
type Cache = Readonly<Record<string, Seen>>;

/** @returns empty if there is none, or of another version: then every image is read again */
async function readCache(path: string): Promise<Cache> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8'));
    return kept.version === version ? kept.seen : {};
  } catch {
    return {};
  }
}

async function lookOnce(image: string, path: string, cache: Cache): Promise<Seen | Unseen> {
  const found = await stat(path).catch(() => null);
  if (!found) return { problem: 'absent' };
  const { size, mtimeMs: changed } = found;
  const known = cache[image];
  if (known?.size === size && known.changed === changed) return known;
  return look(path).then(
    (seen) => ({ size, changed, ...seen }),
    () => ({ problem: 'unreadable' }),
  );
}

/**
 * Looks at each image that has changed since the last run. The check of content reports which cannot be read; pages
 * need what is found.
 * @param images as content names them
 */
export async function lookAt(images: readonly string[], { sourceOf, generated }: Folders) {
  const file = join(generated, 'looks-cache.json');
  const cache = await readCache(file);
  const looks = await pool(
    images,
    poolWidth,
    async (image) => [image, await lookOnce(image, sourceOf(image), cache)] as const,
  );
  const seen = looks.flatMap(([image, found]) => ('problem' in found ? [] : [[image, found] as const]));
  // a cache that cannot be written costs time alone: a check may run where it may not write
  await writeWhole(file, JSON.stringify({ version, seen: Object.fromEntries(seen) })).catch(() => undefined);
  return new Map<string, Look | Unseen>(looks);
}

export const ownFolders: Folders = { sourceOf: (image) => imagePathIn(ownPlaces(), image), generated: 'generated' };
