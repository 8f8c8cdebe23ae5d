import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Photo = Readonly<{ position: number; bytes: Buffer }>;

/** Named by us: what the buyer's file was called never becomes a path. */
const fileName = ({ position }: Pick<Photo, 'position'>): string => `${String(position).padStart(2, '0')}.jpg`;

const isOther = (path: string, { bytes }: Photo): boolean => existsSync(path) && !readFileSync(path).equals(bytes);

/**
 * Writes the photos into a folder, all or none.
 * @returns the name of a file that already lies there and is another one; null when all are saved
 */
export function savePhotos(folder: string, photos: readonly Photo[]): string | null {
  mkdirSync(folder, { recursive: true });
  const taken = photos.find((photo) => isOther(join(folder, fileName(photo)), photo));
  if (taken) return fileName(taken);
  for (const photo of photos) {
    const path = join(folder, fileName(photo));
    if (!existsSync(path)) writeFileSync(path, photo.bytes, { flag: 'wx' });
  }
  return null;
}
