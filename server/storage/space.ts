import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../platform/environment';

/** Makes the folder first, because with Postgres nothing else makes it. */
async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** On a busy disk this question takes as long as writing an order. */
const spaceStaysMs = 250;

/** By `performance.now()`: if the system's clock were set back an hour, an old figure would stay for an hour. */
export function freeBytesOf(folder: () => string, now: () => number = () => performance.now()): () => Promise<number> {
  let asked = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };
  return () => {
    if (now() - asked.at >= spaceStaysMs) asked = { at: now(), free: freeBytes(folder()) };
    return asked.free;
  };
}

/** Bytes for photos; below 0 if there is less free space than what is reserved for texts. */
export const freeForPhotos = (free: number): number => free - environment().limits.disk.photosBelow;

/** An order without photos is still accepted on a nearly full disk (TRUST-7). */
export function hasFreeSpace({ photos, free }: { photos: number; free: number }): boolean {
  const { photosBelow, writesBelow } = environment().limits.disk;
  return free >= (photos > 0 ? photosBelow : writesBelow);
}

export const spoolIn = (dataFolder: string): string => join(dataFolder, 'spool');
