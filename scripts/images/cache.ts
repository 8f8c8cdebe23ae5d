import { readFile } from 'node:fs/promises';
import type { Picture } from './picture';

/** A source as it was when it was last read; the same size and time of change mean the same bytes. */
export type Seen = Readonly<{ size: number; changed: number; sha: string; picture: Picture }>;
export type Cache = Readonly<Record<string, Seen>>;

/** The last run's cache; without one, or with a broken one, everything is read anew. */
export async function readCache(path: string): Promise<Cache> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Cache;
  } catch {
    return {};
  }
}
