import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unturned } from '@/domain/text';
import { oneLine } from './terminal';
import { type Language, type Reply, refusal } from './verb';

/**
 * Makes a folder and those above it that are missing, one by one: Node's own `recursive` never ends where a file system
 * says of every new folder that the one above it is missing, as `/proc` does. For the owner alone: what is put there is of
 * people who wrote.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) mkdirSync(folder, { mode: 0o700 });
  // what is there may be a file
  mkdirSync(resolve(path), { recursive: true });
}

/** What the system says when it refuses; its name for that in capitals. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error && 'syscall' in error && 'code' in error ? String(error.code) : null;

/** What a command answers that writes into a folder: where it may not be made or written, one line that says so. */
export function inFolder({ words }: Pick<Language, 'words'>, folder: string, write: () => Reply): Reply {
  try {
    makeFolder(folder);
    return write();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return refusal(words('studio.badFolder', { folder, code }));
  }
}

type Photo = Readonly<{ position: number; name: string; bytes: Buffer }>;

/** In characters: with four bytes each a name stays below what a file system takes. */
const longestName = 55;

/**
 * Of the buyer's name letters, digits, spaces and hyphens are kept: it is part of a file's name and never a path.
 * @example fileName({ position: 1, name: '../Żaglówka 2.heic' }) // '01 Żaglówka 2.jpg'
 */
export function fileName({ position, name }: Pick<Photo, 'position' | 'name'>): string {
  const kept = unturned(name)
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}-]/gu, ' ');
  const said = [...oneLine(kept)].slice(0, longestName).join('').trim();
  return `${[String(position).padStart(2, '0'), said].filter(Boolean).join(' ')}.jpg`;
}

const isOther = (path: string, { bytes }: Photo): boolean => existsSync(path) && !readFileSync(path).equals(bytes);

/**
 * Writes the photos into a folder, all or none.
 * @returns the name of a file that already lies there and is another one; null when all are saved
 */
export function savePhotos(folder: string, photos: readonly Photo[]): string | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const taken = photos.find((photo) => isOther(join(folder, fileName(photo)), photo));
  if (taken) return fileName(taken);
  for (const photo of photos) {
    const path = join(folder, fileName(photo));
    if (!existsSync(path)) writeFileSync(path, photo.bytes, { flag: 'wx', mode: 0o600 });
  }
  return null;
}
