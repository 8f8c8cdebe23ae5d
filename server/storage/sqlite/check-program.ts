/**
 * Reads a database through, photos too, in a process of its own, which Node runs as it is: a large one would keep a
 * whole site waiting. Ends with 2 where the file is damaged.
 */
import Database from 'better-sqlite3';

function isWhole(path = ''): boolean {
  const file = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return file.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return false;
    throw error;
  }
}

process.exitCode = isWhole(process.argv[2]) ? 0 : 2;
