import type Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Far more than we have sentences; a list of changing length makes a sentence of its own each time. */
const most = 500;

/** A database that prepares a sentence once: to do so takes as long as to carry it out. */
export function prepared(file: Database.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => void file.close(),
    prepare(sql) {
      const before = known.get(sql);
      if (before) return before;
      const statement = file.prepare<unknown[]>(sql) as unknown as SqliteStatement;
      if (known.size < most) known.set(sql, statement);
      return statement;
    },
  };
}
