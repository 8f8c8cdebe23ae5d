import { readFile } from 'node:fs/promises';
import type { Rectangle } from '@/content/types';
import { writeWhole } from '../lib/write-whole';
import { type Picture, pipeline } from './picture';

/** A source when it was last read. The same size and time of change mean the same bytes. */
type Seen = Readonly<{ size: number; changed: number; part?: Rectangle; picture: Picture }>;
/** By the key of the picture. */
export type Cache = Readonly<Record<string, Seen>>;

/** The cache of the last run. Empty where there is none or the pipeline has changed: then every image is read again. */
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
