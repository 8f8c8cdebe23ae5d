import type Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDialect, SqliteDriver } from 'kysely';
import { type Patience, patience } from './patience';
import { prepared } from './prepared';

/** Waits for its turn with patience. Inside a transaction the turn is ours: there a fault is a fault. */
class PatientConnection implements DatabaseConnection {
  readonly streamQuery: DatabaseConnection['streamQuery'];

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: Database.Database,
    private readonly patiently: Patience,
  ) {
    this.streamQuery = connection.streamQuery.bind(connection);
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): Promise<QueryResult<Row>> => this.connection.executeQuery<Row>(query);
    return this.file.inTransaction ? execute() : this.patiently(execute);
  }
}

class StudioDriver extends SqliteDriver {
  private connection: DatabaseConnection | undefined;

  constructor(
    private readonly file: Database.Database,
    private readonly patiently: Patience,
  ) {
    super({ database: prepared(file) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.connection ??= new PatientConnection(await super.acquireConnection(), this.file, this.patiently);
    return this.connection;
  }

  /** With the right to write from the start: later, SQLite refuses it at once to whoever has read before another wrote. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends a transaction by itself. Rolling back once more would fail, and that would be all that is told. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class StudioSqlite extends SqliteDialect {
  constructor(private readonly file: Database.Database) {
    super({ database: file });
  }

  override createDriver(): SqliteDriver {
    return new StudioDriver(this.file, patience());
  }
}
