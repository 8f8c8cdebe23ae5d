import { readFile } from 'node:fs/promises';
import { writeWhole } from '../lib/write-whole';
import { type Picture, pipeline } from './picture';

/** A source as it was when it was last read; the same size and time of change mean the same bytes. */
type Seen = Readonly<{ size: number; changed: number; picture: Picture }>;
/** By the path of the image. */
export type Cache = Readonly<Record<string, Seen>>;

/** The last run's cache; without one, or with one of another pipeline, everything is read anew. */
export async function readCache(path: string): Promise<Cache> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8'));
    return kept.pipeline === pipeline ? kept.seen : {};
  } catch {
    return {};
  }
}

export const writeCache = (path: string, seen: Cache): Promise<void> =>
  writeWhole(path, JSON.stringify({ pipeline, seen }));
