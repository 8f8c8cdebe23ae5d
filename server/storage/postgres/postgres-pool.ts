import { Socket } from 'node:net';
import { Pool, types } from 'pg';

const { INT8 } = types.builtins;

/** A moment and a count fit a number; pg hands out 64 bits as text. For this pool only. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

/**
 * A line on which nothing moves is cut. pg's own `query_timeout` would only fail the query: the next one, be it the
 * rollback, waits behind it, and the pool hands the client out again. One whose line is cut fails at once and is dropped.
 */
function attentive(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy());
}

const ignore = (): void => undefined;

/** `silentMs`: a little more than the server itself allows a statement. */
export function postgresPool(connectionString: string, silentMs = 35_000): Pool {
  const pool = new Pool({
    connectionString,
    types: { getTypeParser },
    // stated, not left to the server's default: the answer leaves after the data is on disk (TRUST-13)
    options: '-c synchronous_commit=on',
    max: 10,
    // what a server is told of a database, to be read-only for one, holds for new connections: none may live for ever
    maxLifetimeSeconds: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    stream: () => attentive(silentMs),
  });
  // Without a listener a connection that breaks would end this process. The pool listens to those that lie idle and
  // reports them; those that are in use fail their query, and are dropped when they come back.
  pool.on('connect', (client) => void client.on('error', ignore));
  return pool.on('error', ignore);
}
