import { hash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize, relative } from 'node:path';
import Database from 'better-sqlite3';

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
const table = 'backup_files';

export type BackupFile = Readonly<{ name: string; bytes: Buffer }>;

export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .filter((name) => !name.startsWith('.'))
        .toSorted()
    : [];

export function putFiles(path: string, sources: readonly Iterable<BackupFile>[]): void {
  const database = new Database(path, { fileMustExist: true });
  try {
    // nothing of it may be left beside the file
    database.pragma('journal_mode = delete');
    database.exec(`create table ${table} (name text primary key, bytes blob not null, sha256 text not null)`);
    const insert = database.prepare(`insert into ${table} (name, bytes, sha256) values (?, ?, ?)`);
    database.transaction(() => {
      for (const files of sources) for (const { name, bytes } of files) insert.run(name, bytes, hash('sha256', bytes));
    })();
  } finally {
    database.close();
  }
}

const isInside = (name: string): boolean => !isAbsolute(name) && !normalize(name).startsWith('..');

/**
 * How many files it holds below a name.
 * @throws a `BackupFault` where one is not what was stored: unlike a photo, none can have been damaged before
 */
export function countFiles(database: Database.Database, below: string): number {
  let count = 0;
  for (const { name, bytes, sha256 } of database
    .prepare<[], BackupFile & { sha256: string }>(`select name, bytes, sha256 from ${table}`)
    .iterate()) {
    if (!isInside(name) || hash('sha256', bytes) !== sha256) throw new BackupFault('damaged', database.name);
    if (name.startsWith(below)) count += 1;
  }
  return count;
}

export function takeFiles(path: string, to: string): void {
  const database = new Database(path, { fileMustExist: true });
  try {
    for (const { name, bytes } of database.prepare<[], BackupFile>(`select name, bytes from ${table}`).iterate()) {
      const file = join(to, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes, { mode: 0o600 });
    }
    database.exec(`drop table ${table}`);
    // else the database of the site would keep their room
    database.exec('vacuum');
  } finally {
    database.close();
  }
}

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
