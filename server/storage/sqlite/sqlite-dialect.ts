import type Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { patience } from './patience';

/**
 * Far more than our statements. A limit is needed, because each length of a list in a query makes another statement.
 */
const most = 500;

/** Keeps prepared statements, because preparing one takes as long as running it. */
function prepared(file: Database.Database): SqliteDatabase {
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

/**
 * Lets all work of this process share one file. Kysely's own lock would be held while a transaction still waits for
 * another process, and everybody else, readers too, would wait (decision 014). This one is held only while a
 * transaction runs.
 */
class SharedFile {
  /**
   * Separate, because reads succeed while another process writes, and such a success must not reset the writers' limit.
   */
  private readonly readPatience = patience();
  private readonly writePatience = patience();
  private transaction: Promise<void> | null = null;

  constructor(private readonly file: Database.Database) {}

  read<T>(work: () => Promise<T>): Promise<T> {
    return this.readPatience(() => this.betweenTransactions(work));
  }

  write<T>(work: () => Promise<T>): Promise<T> {
    return this.writePatience(() => this.betweenTransactions(work));
  }

  /**
   * Takes the write lock at the start: SQLite refuses it later if another process wrote after this transaction's first
   * read.
   */
  begin(): Promise<() => void> {
    return this.writePatience(() =>
      this.betweenTransactions(() => {
        this.file.exec('begin immediate');
        return this.takeTurn();
      }),
    );
  }

  private takeTurn(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.transaction = promise;
    return () => {
      this.transaction = null;
      resolve();
    };
  }

  /**
   * Nothing is awaited between the last check and the start of the work, so that no transaction can begin between them.
   */
  private async betweenTransactions<T>(work: () => Promise<T> | T): Promise<T> {
    while (this.transaction) await this.transaction;
    return work();
  }
}

/** Queries in raw SQL count as reads, because all of ours are pragmas. */
const onlyReads = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) || RawNode.is(query);

/** The connection of one piece of work. Inside its transaction it does not wait, so an error is not retried. */
class SqliteTurn implements DatabaseConnection {
  private release: (() => void) | null = null;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: SharedFile,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): Promise<QueryResult<Row>> => this.connection.executeQuery<Row>(query);
    if (this.release) return execute();
    return onlyReads(query) ? this.file.read(execute) : this.file.write(execute);
  }

  streamQuery(): never {
    throw new Error('rows are read all at once: others use the file meanwhile');
  }

  async begin(): Promise<void> {
    this.release = await this.file.begin();
  }

  end(): void {
    this.release?.();
    this.release = null;
  }
}

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
