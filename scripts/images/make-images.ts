import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { WantedPicture } from '@/content/images';
import type { Rectangle } from '@/content/types';
import { writeWhole } from '../lib/write-whole';
import { readCache, type Seen, writeCache } from './cache';
import { decode, describe, encode, sweep } from './encode';
import { filesOf, type Picture, pipeline, shaOf, widthsOf } from './picture';
import { pool, poolWidth } from './pool';
import { worksCss } from './works-css';

type Folders = Readonly<{ sources: string; works: string; generated: string }>;
/** By the key of the picture. */
type Cache = Readonly<Record<string, Seen<Readonly<{ part?: Rectangle; picture: Picture }>>>>;
type Made = Readonly<{ pictures: number; encoded: number; removed: number }>;

/** Reads a source, unless the cache has it, and writes the files that are missing. */
async function prepare(
  { key, image, part, atOneSize }: WantedPicture,
  folders: Folders,
  cache: Cache,
  there: ReadonlySet<string>,
) {
  const path = join(folders.sources, image);
  const { size, mtimeMs: changed } = await stat(path);
  const seen = cache[key];
  const same = seen?.size === size && seen.changed === changed && isDeepStrictEqual(seen.part, part);
  const known =
    same && isDeepStrictEqual(seen.picture.widths, widthsOf(seen.picture.width, atOneSize)) ? seen : undefined;
  if (known && filesOf(known.picture).every((name) => there.has(name))) return { key, seen: known, encoded: false };

  const bytes = await readFile(path);
  const sha = shaOf(bytes, part);
  const decoded = await decode(bytes, part);
  const picture = await describe({ image, ...(atOneSize && { atOneSize }) }, decoded, sha);
  const encoded = !filesOf(picture).every((name) => there.has(name));
  await encode(picture, decoded, folders.works, there);
  return { key, seen: { size, changed, ...(part && { part }), picture }, encoded };
}

function progress(total: number) {
  let done = 0;
  let shown = Date.now();
  return () => {
    done += 1;
    if (Date.now() - shown < 5_000) return;
    shown = Date.now();
    console.log(`images: ${done} of ${total}`);
  };
}

async function writeTables(seen: Cache, folder: string): Promise<readonly Picture[]> {
  const table = Object.fromEntries(Object.entries(seen).map(([key, { picture }]) => [key, picture]));
  const pictures = Object.values(table);
  await writeWhole(join(folder, 'images.json'), `${JSON.stringify(table, null, 1)}\n`);
  await writeWhole(join(folder, 'works.css'), worksCss(pictures));
  await writeCache(join(folder, 'images-cache.json'), pipeline, seen);
  return pictures;
}

/**
 * Makes every file that the site shows of these pictures, and the table of the pictures and the style sheet of their
 * classes.
 */
export async function makeImages(wanted: readonly WantedPicture[], folders: Folders): Promise<Made> {
  await mkdir(folders.works, { recursive: true });
  const cache: Cache = await readCache(join(folders.generated, 'images-cache.json'), pipeline);
  const there = new Set(await readdir(folders.works));
  const tick = progress(wanted.length);
  const made = await pool(wanted, poolWidth, async (picture) => {
    const result = await prepare(picture, folders, cache, there).catch((error: Error) => {
      throw new Error(`content/images/${picture.image}: ${error.message}`);
    });
    tick();
    return result;
  });
  const pictures = await writeTables(Object.fromEntries(made.map(({ key, seen }) => [key, seen])), folders.generated);
  const removed = await sweep(pictures, folders.works, there);
  return { pictures: pictures.length, encoded: made.filter(({ encoded }) => encoded).length, removed };
}
