import { causeOf, isError } from '../platform/log';

/**
 * There is a database, and this program must not use it. `code`: `ENOENT`, its log is there without its file;
 * `SQLITE_EMPTY`, `SQLITE_NOTADB`, `SQLITE_CORRUPT…`: it is damaged; `ESCHEMA`: a newer version has changed its tables.
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

/**
 * Whether the storage failed, and not our code: then the visitor reads that nothing is lost, and may try again later.
 */
export const isStorageFault = (error: unknown): boolean =>
  code.test(causeOf(error)) || (isError(error) && lost.some((message) => message.test(error.message)));

/** Until when nothing more is tried of what pages can do without, in ms of a clock that nobody sets. */
let pausedUntil = 0;
const pauseMs = 60_000;

/** Writes what a page can do without. Where that fails it is left for a while: each try can wait for seconds. */
export async function ifWritable(write: () => Promise<unknown>): Promise<void> {
  if (performance.now() < pausedUntil) return;
  try {
    await write();
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    pausedUntil = performance.now() + pauseMs;
  }
}

/** Whether a row was refused because its place is taken. */
const isTaken = (error: unknown): boolean => /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/.test(causeOf(error));

/** Does the work again where its place was taken at the same moment by something else, three times at the most. */
export async function retryTaken<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isTaken(error)) throw error;
    return retryTaken(work, tries - 1);
  }
}
