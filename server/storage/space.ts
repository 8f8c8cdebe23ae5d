import { statfs } from 'node:fs/promises';
import { environment } from '../environment';

/** Bytes that may still be written where the folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Photos stop before the text does, so that an order without photos is still taken on a nearly full disk (trust). */
export function roomFor({ photos, free }: { photos: number; free: number }): boolean {
  const { photosBelow, writesBelow } = environment().limits.disk;
  return free >= (photos > 0 ? photosBelow : writesBelow);
}
