import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, types } from 'pg';
import { postgresTypes } from './migrations/column-types';
import { migrations } from './migrations/migrations';
import type { Storage, Tables } from './tables';

const { INT8 } = types.builtins;

/** A moment and a count fit a number; pg hands out 64 bits as text. For this pool only. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

function poolOf(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    types: { getTypeParser },
    // stated, not left to the server's default: the answer leaves after the data is on disk (trust)
    options: '-c synchronous_commit=on',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener a server that restarts would end this process. The pool drops the connection by itself.
  return pool.on('error', () => undefined);
}

/** Connects and brings the tables up to date; Kysely holds an advisory lock meanwhile. */
export async function openPostgres(url: string): Promise<Storage> {
  const storage = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(url) }) });
  const provider = { getMigrations: async () => migrations(postgresTypes) };
  try {
    const { error } = await new Migrator({ db: storage, provider }).migrateToLatest();
    if (error) throw error;
    return storage;
  } catch (error) {
    await storage.destroy();
    throw error;
  }
}
