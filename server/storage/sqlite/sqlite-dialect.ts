import type Database from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { prepared } from '../queries/prepared';
import { SharedFile } from './shared-file';
import { SqliteTurn } from './sqlite-turn';

class StudioDriver extends SqliteDriver {
  private readonly shared: SharedFile;

  constructor(private readonly file: Database.Database) {
    super({ database: prepared(file) });
    this.shared = new SharedFile(file);
  }

  override async acquireConnection(): Promise<SqliteTurn> {
    return new SqliteTurn(await super.acquireConnection(), this.shared);
  }

  override beginTransaction(turn: SqliteTurn): Promise<void> {
    return turn.begin();
  }

  /** A full disk ends a transaction by itself. Another rollback would fail, and its error would hide the first one. */
  override async rollbackTransaction(turn: SqliteTurn): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(turn);
  }

  override async releaseConnection(turn?: SqliteTurn): Promise<void> {
    turn?.end();
  }
}

/** There is one connection, but `SharedFile` shares it, so Kysely must not wait for it. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class StudioSqlite extends SqliteDialect {
  constructor(private readonly file: Database.Database) {
    super({ database: file });
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }

  override createDriver(): SqliteDriver {
    return new StudioDriver(this.file);
  }
}
