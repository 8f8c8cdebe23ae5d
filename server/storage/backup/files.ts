import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `taken`: a file of that name is there; `newer`: a newer version made the backup; `running`: the site has its database open; `full`:
 * something would be lost.
 */
export type BackupProblem = 'taken' | 'missing' | 'damaged' | 'newer' | 'running' | 'full' | 'postgres';

export class BackupFault extends Error {
  constructor(
    readonly problem: BackupProblem,
    readonly path: string,
  ) {
    super(`${problem}: ${path}`);
  }
}

/** In a backup alone: no database of a site has this table. */
export const table = 'backup_files';
export type BackupFile = Readonly<{ name: string; bytes: Buffer; sha256: string }>;

export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .filter((name) => !name.startsWith('.'))
        .toSorted()
    : [];

export const isWithin = (folder: string, other: string): boolean =>
  namesIn(folder).every((name) => {
    const path = join(other, name);
    return existsSync(path) && readFileSync(path).equals(readFileSync(join(folder, name)));
  });

/** As root: to the owner of the data folder. */
export function giveToOwner(paths: readonly string[], dataFolder: string): void {
  const { uid, gid } = statSync(dataFolder);
  if (process.getuid?.() === 0) for (const path of paths) chownSync(path, uid, gid);
}
