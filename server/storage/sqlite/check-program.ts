/** In a process of its own, because a large database would keep a whole site waiting. Ends with 2 where it is damaged. */
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
