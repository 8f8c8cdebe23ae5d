import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../platform/environment';

/** Bytes that may still be written where the folder lies. With Postgres nobody else makes it. */
async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A busy disk takes as long to tell how full it is as to write an order: it is asked a few times a second at most. */
export const spaceStaysMs = 250;

/**
 * By a clock that nobody sets: else one that is set back an hour would keep what was told for as long.
 * @returns tells the bytes that may still be written where the folder lies, as of some moment ago
 */
export function freeBytesOf(folder: () => string, now: () => number = () => performance.now()): () => Promise<number> {
  let asked = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };
  return () => {
    if (now() - asked.at >= spaceStaysMs) asked = { at: now(), free: freeBytes(folder()) };
    return asked.free;
  };
}

/** How much room photos have; below 0 where there is less than they leave to texts. */
export const roomForPhotos = (free: number): number => free - environment().limits.disk.photosBelow;

/** Photos stop before the text does, so that an order without photos is still taken on a nearly full disk (TRUST-7). */
export function roomFor({ photos, free }: { photos: number; free: number }): boolean {
  const { photosBelow, writesBelow } = environment().limits.disk;
  return free >= (photos > 0 ? photosBelow : writesBelow);
}

/** Where photos wait while they are worked on. */
export const spoolIn = (dataFolder: string): string => join(dataFolder, 'spool');
