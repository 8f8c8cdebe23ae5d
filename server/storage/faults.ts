import { causeOf, isError } from '../platform/log';

/**
 * `code`: `ENOENT`, the log is there without its file; `SQLITE_EMPTY`, `SQLITE_NOTADB`, `SQLITE_CORRUPT…`: the database is damaged;
 * `ESCHEMA`: a newer version has changed its tables.
 */
export class UnusableDatabase extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Error codes of SQLite, of the system, and of Postgres (five characters). */
const code = /^(SQLITE(_\w+)?|E[A-Z]+|[0-9A-Z]{5})$/;
/** Messages of pg, its pool and Kysely about a broken or closed connection; these errors have no code. */
const lost: readonly RegExp[] = [
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^(Postgres connection has been discarded|driver has already been destroyed)$/,
];

/** Whether the storage failed, and not our code: the visitor then reads that nothing is lost. */
export const isStorageFault = (error: unknown): boolean =>
  code.test(causeOf(error)) || (isError(error) && lost.some((message) => message.test(error.message)));

/** In ms of a clock that nobody sets. */
let pausedUntil = 0;
const pauseMs = 60_000;

/** Writes what a page can do without. After a failure nothing is tried for a while: each try can wait for seconds. */
export async function ifWritable(write: () => Promise<unknown>): Promise<void> {
  if (performance.now() < pausedUntil) return;
  try {
    await write();
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    pausedUntil = performance.now() + pauseMs;
  }
}

const isTaken = (error: unknown): boolean => /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/.test(causeOf(error));

/** Does the work again where its row was taken at the same moment by something else. */
export async function retryTaken<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isTaken(error)) throw error;
    return retryTaken(work, tries - 1);
  }
}
