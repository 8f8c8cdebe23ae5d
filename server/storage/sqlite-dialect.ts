import type Database from 'better-sqlite3';
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import { prepared } from './prepared';

/** A full disk ends a transaction by itself. Rolling back once more would fail, and that would be all that is told. */
class ForgivingDriver extends SqliteDriver {
  constructor(private readonly file: Database.Database) {
    super({ database: prepared(file) });
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class StudioSqlite extends SqliteDialect {
  constructor(private readonly file: Database.Database) {
    super({ database: file });
  }

  override createDriver(): SqliteDriver {
    return new ForgivingDriver(this.file);
  }
}
