import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { limits } from '../../platform/limits';
import { causeOf } from '../../platform/log';
import { UnusableDatabase } from '../faults';
import { migrate } from '../migrations/migrate';
import type { Storage, Tables } from '../tables';
import { ImmediateSqlite } from './dialect';

export const fileIn = (folder: string): string => join(folder, 'studio.sqlite');

/** The newest submissions may be only in SQLite's write-ahead log. */
export const logOf = (path: string): string => `${path}-wal`;

const unusable = (code: string, what: string): UnusableDatabase =>
  new UnusableDatabase(code, `${what}. Nothing was changed; how to go on: docs/backup.md, "Damage".`);

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? -1;

/** Zeros are what a power cut leaves in a log just begun. */
function isLog(path: string): boolean {
  const head = Buffer.alloc(4);
  const file = openSync(path, 'r');
  readSync(file, head, 0, 4, 0);
  closeSync(file);
  // the sign of its file format, of either byte order
  return [0, 0x377f0682, 0x377f0683].includes(head.readUInt32BE());
}

function readThrough(path: string): void {
  const file = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    for (const name of tables) file.prepare(`select * from "${name}" limit 1`).get();
  } catch (error) {
    const code = causeOf(error);
    throw /^SQLITE_(NOTADB|CORRUPT)/.test(code) ? unusable(code, `${path} is damaged`) : error;
  } finally {
    file.close();
  }
}

/**
 * Before a database is opened for writing, because SQLite destroys evidence: it takes an empty file for a new database
 * and deletes the log beside it, and deletes a log that it cannot read. Changes nothing (TRUST-16).
 * @throws `UnusableDatabase`
 */
export function isThere(path: string): boolean {
  // the log first, because another process may be making both at this moment
  const log = sizeOf(logOf(path));
  const size = sizeOf(path);
  if (size < 0 && log > 0) throw unusable('ENOENT', `${path} has vanished, its log ${logOf(path)} has not`);
  if (size < 0) return false;
  if (size === 0) throw unusable('SQLITE_EMPTY', `${path} is empty`);
  // SQLite would open it for reading without an error, and keep it so after the rights are corrected
  accessSync(path, constants.R_OK | constants.W_OK);
  if (log > 0 && !isLog(logOf(path))) throw unusable('SQLITE_CORRUPT', `${logOf(path)} is damaged`);
  readThrough(path);
  return true;
}

/** Set here, not left to defaults: an accepted submission is never lost, and a deleted one leaves no trace (TRUST-13). */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'];

/** Several processes may have the file open at once. @throws `UnusableDatabase`: a damaged file is never replaced */
export async function openSqlite(folder: string): Promise<Storage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = fileIn(folder);
  const isFirst = !isThere(path);
  const file = new Database(path, { timeout: limits.storage.busyMs, fileMustExist: !isFirst });
  try {
    if (isFirst) chmodSync(path, 0o600);
    for (const pragma of pragmas) file.pragma(pragma);
    const storage = new Kysely<Tables>({ dialect: new ImmediateSqlite(file) });
    await migrate(storage);
    return storage;
  } catch (error) {
    file.close();
    // on a full disk; the next start would take it for a loss
    if (isFirst && sizeOf(path) === 0) rmSync(path);
    throw error;
  }
}
