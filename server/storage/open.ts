import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from '../platform/environment';
import { hasTables, openPostgres } from './postgres/open-postgres';
import { fileIn, logOf, openSqlite } from './sqlite/open-sqlite';
import type { Storage } from './tables';

export type DatabaseLocation = Pick<Environment, 'dataFolder' | 'databaseUrl'>;

/** For messages: a folder, or the address of a Postgres without user and password. */
export function dataPlace({ dataFolder, databaseUrl }: DatabaseLocation): string {
  if (databaseUrl === null) return resolve(dataFolder);
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

export class NoDatabase extends Error {
  readonly code = 'NO_DATABASE';
  constructor(readonly place: string) {
    super(`there is no database in ${place}`);
  }
}

/** Makes the database where there is none. @throws if it is damaged or cannot be reached: it is never replaced */
export const openStorage = ({ dataFolder, databaseUrl }: DatabaseLocation): Promise<Storage> =>
  databaseUrl === null ? openSqlite(dataFolder) : openPostgres(databaseUrl);

/** A log without its file counts: opening reports the loss. */
const isThere = async ({ dataFolder, databaseUrl }: DatabaseLocation): Promise<boolean> =>
  databaseUrl === null
    ? [fileIn(dataFolder), logOf(fileIn(dataFolder))].some((path) => existsSync(path))
    : hasTables(databaseUrl);

/**
 * Makes none: an empty database in a wrong folder would look like an empty inbox.
 * @throws `NoDatabase`, or as `openStorage`
 */
export async function openExisting(location: DatabaseLocation): Promise<Storage> {
  if (!(await isThere(location))) throw new NoDatabase(dataPlace(location));
  return openStorage(location);
}
