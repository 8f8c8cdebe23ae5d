import type Database from 'better-sqlite3';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

/**
 * SQLite refuses a transaction that was begun by a plain `begin`, has read, and then writes after another process did;
 * `begin immediate` waits for its turn instead.
 */
class ImmediateDriver extends SqliteDriver {
  constructor(private readonly file: Database.Database) {
    super({ database: file });
  }

  override async beginTransaction(): Promise<void> {
    this.file.exec('begin immediate');
  }

  /** A full disk ends a transaction by itself. Another rollback would fail, and its error would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // the driver does not export the type of its connection
    if (this.file.inTransaction) await super.rollbackTransaction(connection as never);
  }
}

/** SQLite does change tables within a transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class ImmediateSqlite extends SqliteDialect {
  constructor(private readonly file: Database.Database) {
    super({ database: file });
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.file);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
