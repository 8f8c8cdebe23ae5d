import { accessSync, constants, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beginsLog, headOf, logOf } from './write-ahead-log';

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

function may(path: string, right: number): boolean {
  try {
    accessSync(path, right);
    return true;
  } catch {
    return false;
  }
}

/**
 * A file that may only be read SQLite opens for reading, without a word. It would stay so after the rights are put right,
 * and so would the log that it makes beside it, with the same rights.
 */
const isReadOnly = (path: string): boolean => may(path, constants.R_OK) && !may(path, constants.W_OK);

/** Reads of every table what the counting of its rows takes. A page that is missing there is found before a write. */
function readThrough(path: string): void {
  const file = new Database(path, { readonly: true, timeout: 0 });
  try {
    const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    for (const name of tables) file.prepare(`select count(*) from "${name}"`).get();
  } finally {
    file.close();
  }
}

/**
 * Looks whether a database lies there, before it is opened for writing: SQLite takes an empty file for a new database and
 * deletes the log beside it, deletes a log that it cannot read, and writes a log into whatever it belongs to at closing.
 * Nothing is changed here (TRUST-16: a damaged database is never silently replaced).
 * @returns false where nothing lies there yet
 * @throws what is wrong with it
 */
export function isThere(path: string): boolean {
  // the log first: another process may just be making both
  const log = sizeOf(logOf(path)) ?? 0;
  const size = sizeOf(path);
  if (size === undefined && log > 0) throw fault('ENOENT', 'the database file has vanished, its log has not');
  if (size === undefined) return false;
  if (size === 0) throw fault('SQLITE_EMPTY', 'the database file is empty');
  if (isReadOnly(path)) throw fault('SQLITE_READONLY', 'the database file may not be written');
  if (log > 0 && !beginsLog(headOf(logOf(path)))) throw fault('SQLITE_CORRUPT', 'the log of the database is damaged');
  readThrough(path);
  return true;
}
