import { causeOf, isError } from '../platform/log';

/** SQLite's and the system's own codes, and the five characters of Postgres. */
const code = /^(SQLITE(_\w+)?|E[A-Z]+|[0-9A-Z]{5})$/;
/** What pg, its pool and Kysely say without a code, of a connection that is broken or closed. */
const lost: readonly RegExp[] = [
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^(Postgres connection has been discarded|driver has already been destroyed)$/,
];

/** Whether it is the storage that fails and not we: then the visitor is told to come back, and that nothing is lost. */
export const isStorageFault = (error: unknown): boolean =>
  code.test(causeOf(error)) || (isError(error) && lost.some((said) => said.test(error.message)));

/** A row that the database refuses for what stands in it: SQLite's names, Postgres' classes 22 and 23. */
const content = /^(SQLITE_(CONSTRAINT|MISMATCH|RANGE|TOOBIG)\w*|2[23]\w{3})$/;

/** Whether it fails for everybody alike: a full disk, a lock that is held, a line that is cut. */
export const isCommonFault = (error: unknown): boolean => isStorageFault(error) && !content.test(causeOf(error));
