import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../platform/environment';

/** The free bytes of the folder's disk. Makes the folder first, because with Postgres nothing else makes it. */
async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** On a busy disk this question takes as long as writing an order, so it is asked a few times a second at most. */
const spaceStaysMs = 250;

/**
 * Measures time by `performance.now()`: if the system's clock were set back an hour, an old figure would stay for an
 * hour.
 * @returns the free bytes of the folder's disk, at most `spaceStaysMs` old
 */
export function freeBytesOf(folder: () => string, now: () => number = () => performance.now()): () => Promise<number> {
  let asked = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };
  return () => {
    if (now() - asked.at >= spaceStaysMs) asked = { at: now(), free: freeBytes(folder()) };
    return asked.free;
  };
}

/** Bytes for photos; below 0 if there is less free space than what is reserved for texts. */
export const freeForPhotos = (free: number): number => free - environment().limits.disk.photosBelow;

/**
 * Photos are refused before texts, so that an order without photos is still accepted on a nearly full disk (TRUST-7).
 */
export function hasFreeSpace({ photos, free }: { photos: number; free: number }): boolean {
  const { photosBelow, writesBelow } = environment().limits.disk;
  return free >= (photos > 0 ? photosBelow : writesBelow);
}

export const spoolIn = (dataFolder: string): string => join(dataFolder, 'spool');
