import type Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Far more than our statements. A limit is needed, because each length of a list in a query makes another statement.
 */
const most = 500;

/** Keeps prepared statements, because preparing one takes as long as running it. */
export function prepared(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void file.close(),
    prepare(sql) {
      const before = statements.get(sql);
      if (before) return before;
      const statement = file.prepare<unknown[]>(sql) as unknown as SqliteStatement;
      if (statements.size < most) statements.set(sql, statement);
      return statement;
    },
  };
}
