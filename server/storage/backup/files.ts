import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Why a backup cannot be made or put back. `taken`: a file of that name is there; `missing`: no file is there; `damaged`:
 * it is no sound backup; `newer`: a newer version made it; `running`: the site has its database open; `full`: there is
 * something that would be lost; `postgres`: the database is not SQLite.
 */
export type BackupProblem = 'taken' | 'missing' | 'damaged' | 'newer' | 'running' | 'full' | 'postgres';

export class BackupFault extends Error {
  constructor(
    readonly problem: BackupProblem,
    /** The file that it is about. */
    readonly path: string,
  ) {
    super(`${problem}: ${path}`);
  }
}

/** What a backup holds besides the database: files, in a table that no database of a site has. */
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
    const there = join(other, name);
    return existsSync(there) && readFileSync(there).equals(readFileSync(join(folder, name)));
  });

/** As root: gives all of it to whom the folder of the data belongs to. */
export function giveToOwner(paths: readonly string[], dataFolder: string): void {
  const { uid, gid } = statSync(dataFolder);
  if (process.getuid?.() === 0) for (const path of paths) chownSync(path, uid, gid);
}
