import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';

const headerBytes = 32;
const stamps = [0x377f0682, 0x377f0683];

/** The path of SQLite's write-ahead log; the newest submissions may be only in there. */
export const logOf = (path: string): string => `${path}-wal`;

/** SQLite's checksum of the header's first six words; its last two words contain it. */
function sumOf(header: DataView, littleEndian: boolean): readonly [number, number] {
  let [one, two] = [0, 0];
  for (let at = 0; at < headerBytes - 8; at += 8) {
    one = (one + header.getUint32(at, littleEndian) + two) >>> 0;
    two = (two + header.getUint32(at + 4, littleEndian) + one) >>> 0;
  }
  return [one, two];
}

/** Whether these 32 bytes are a valid header. All zeros are valid too: a power cut leaves them in a log just begun. */
export function beginsLog(bytes: Uint8Array): boolean {
  const header = new DataView(bytes.buffer, bytes.byteOffset, headerBytes);
  if (bytes.every((byte) => byte === 0)) return true;
  const stamp = header.getUint32(0);
  const [one, two] = sumOf(header, stamp % 2 === 0);
  return stamps.includes(stamp) && one === header.getUint32(24) && two === header.getUint32(28);
}

/** The first 32 bytes of a log, filled up with zeros if it is shorter. */
export function headOf(log: string): Uint8Array {
  const head = new Uint8Array(headerBytes);
  const file = openSync(log, 'r');
  try {
    readSync(file, head, 0, headerBytes, 0);
  } finally {
    closeSync(file);
  }
  return head;
}

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
 * SQLite opens a file without write permission for reading, without an error. The connection would stay read-only after
 * the permissions are corrected, and so would the log that SQLite makes with the same permissions.
 */
const isReadOnly = (path: string): boolean => may(path, constants.R_OK) && !may(path, constants.W_OK);

/** Counts the rows of every table: SQLite then reads their pages, so that a missing one is found before any write. */
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
 * Checks the database before it is opened for writing, because SQLite destroys evidence: it takes an empty file for a
 * new database and deletes the log beside it, deletes a log that it cannot read, and at closing writes the log into any
 * file. Nothing is changed here (TRUST-16: a damaged database is never silently replaced).
 * @returns false if there is no database yet
 * @throws an error that says what is wrong with it
 */
export function isThere(path: string): boolean {
  // the log first, because another process may be creating both at this moment
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
