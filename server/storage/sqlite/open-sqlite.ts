import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { sqliteTypes } from '../migrations/column-types';
import { migrate } from '../migrations/migrate';
import { migrations } from '../migrations/migrations';
import type { Storage, Tables } from '../tables';
import { isThere, logOf } from './inspect-sqlite';
import { makeSqlite } from './new-sqlite';
import { patience } from './patience';
import { StudioSqlite } from './sqlite-dialect';

const hour = 60 * 60 * 1000;
const uuid = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-journal|-wal|-shm)?$/;

/** Removes the files of processes that ended while they were making a database. */
function sweepUnnamed(path: string, now = Date.now()): void {
  const [folder, name] = [dirname(path), basename(path)];
  for (const found of readdirSync(folder)) {
    if (!found.startsWith(name) || !uuid.test(found.slice(name.length))) continue;
    const made = statSync(join(folder, found), { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - made > hour) rmSync(join(folder, found), { force: true });
  }
}

/**
 * Set here, not left to defaults: an accepted submission is never lost, and a deleted one leaves no trace (TRUST-13).
 * SQLite itself does not wait for a locked file; `patience` does.
 */
const pragmas = [
  'busy_timeout = 0',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  // in pages: the log is copied into the file after 32 MB, not 4, so that many small commits wait for it less often
  'wal_autocheckpoint = 8000',
];

export const fileIn = (folder: string): string => join(folder, 'studio.sqlite');

/** All or nothing, and one process at a time. Done here, because Kysely gives SQLite's migrations no transaction. */
async function migrateFile(file: Database.Database, storage: Storage): Promise<void> {
  file.exec('BEGIN IMMEDIATE');
  try {
    await migrate(storage, migrations(sqliteTypes));
    file.exec('COMMIT');
  } catch (error) {
    if (file.inTransaction) file.exec('ROLLBACK');
    throw error;
  }
}

/**
 * For its owner alone, since the folder may let everybody in. SQLite makes the two files beside it with the rights of the
 * file; those that are there already are a running process's.
 */
function keepPrivate(path: string): void {
  for (const name of [path, logOf(path), `${path}-shm`]) {
    try {
      chmodSync(name, 0o600);
    } catch {
      // not there, or another user's: whether it can be used is found out next
    }
  }
}

async function openFile(path: string): Promise<Storage> {
  sweepUnnamed(path);
  if (!isThere(path)) makeSqlite(path);
  keepPrivate(path);
  const file = new Database(path, { timeout: 0, fileMustExist: true });
  try {
    for (const pragma of pragmas) file.pragma(pragma);
    const storage = new Kysely<Tables>({ dialect: new StudioSqlite(file) });
    await migrateFile(file, storage);
    return storage;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Opens `studio.sqlite` in the folder and migrates its tables. Several processes may have it open at once.
 * @throws if the file is damaged; it is never replaced
 */
export async function openSqlite(folder: string): Promise<Storage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const patiently = patience();
  return patiently(() => openFile(fileIn(folder)));
}
