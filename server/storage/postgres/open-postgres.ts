import { Socket } from 'node:net';
import {
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from '../migrations/migrate';
import type { Storage, Tables } from '../tables';

class StudioDriver extends PostgresDriver {
  /**
   * On a broken connection the server has already rolled back, and this call fails. Its error is ignored, because it
   * would hide the first one; the pool drops the connection anyway.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // the driver does not export the type of its connections
    await super.rollbackTransaction(connection as never).catch(() => undefined);
  }
}

class StudioPostgres extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): PostgresDriver {
    return new StudioDriver(this.config);
  }
}

const { INT8 } = types.builtins;

/** pg gives 64-bit integers as texts; times and counts fit a number. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

/**
 * A socket that is destroyed when no data has moved for `silentMs`. pg's own `query_timeout` would only reject the
 * query: the next query, even the rollback, would wait behind it, and the pool would use the client again. A client
 * whose socket is destroyed fails at once and is dropped.
 */
function attentive(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy());
}

const ignore = (): void => undefined;

/** `silentMs`: a little more than `statement_timeout`, so that the server normally ends a slow statement first. */
function postgresPool(connectionString: string, silentMs = 35_000): Pool {
  const pool = new Pool({
    connectionString,
    types: { getTypeParser },
    // set here, not left to the server's default: an answer is sent only after the data is on disk (TRUST-13)
    options: '-c synchronous_commit=on',
    max: 10,
    // a changed database setting, such as read-only, holds only for new connections, so none may live for ever
    maxLifetimeSeconds: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    stream: () => attentive(silentMs),
  });
  // without a listener for "error" a broken connection would end this process; one in use fails its query as well
  pool.on('connect', (client) => void client.on('error', ignore));
  return pool.on('error', ignore);
}

const connected = (url: string, silentMs?: number): Storage =>
  new Kysely<Tables>({ dialect: new StudioPostgres({ pool: postgresPool(url, silentMs) }) });

/** Whether a site has made its tables there. @throws where it cannot be reached */
export async function hasTables(url: string): Promise<boolean> {
  const storage = connected(url);
  try {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('submissions') is not null as there`.execute(
      storage,
    );
    return rows[0]?.there === true;
  } finally {
    await storage.destroy();
  }
}

export async function openPostgres(url: string, silentMs?: number): Promise<Storage> {
  const storage = connected(url, silentMs);
  try {
    await migrate(storage);
    return storage;
  } catch (error) {
    await storage.destroy();
    throw error;
  }
}
