import { readFile } from 'node:fs/promises';
import { writeWhole } from '../write-whole';

/** What was found out about a source. The same size and modification time mean the same bytes. */
export type Seen<Known> = Known & Readonly<{ size: number; changed: number }>;
type Cache<Known> = Readonly<Record<string, Seen<Known>>>;

/**
 * The cache of the last run.
 * @param version of the program that wrote it
 * @returns empty if there is none, or of another version: then every source is read again
 */
export async function readCache<Known>(path: string, version: string): Promise<Cache<Known>> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8'));
    return kept.version === version ? kept.seen : {};
  } catch {
    return {};
  }
}

export const writeCache = <Known>(path: string, version: string, seen: Cache<Known>): Promise<void> =>
  writeWhole(path, JSON.stringify({ version, seen }));
