import type { Environment } from '../platform/environment';
import { openPostgres } from './postgres/open-postgres';
import { openSqlite } from './sqlite/open-sqlite';
import type { Storage } from './tables';

/** Where the data is: a Postgres if `databaseUrl` is set, else a SQLite file in `dataFolder`. */
export type DatabaseLocation = Pick<Environment, 'dataFolder' | 'databaseUrl'>;

/** @throws if it is damaged or cannot be reached; it is never replaced by an empty one */
export const openStorage = ({ dataFolder, databaseUrl }: DatabaseLocation): Promise<Storage> =>
  databaseUrl === null ? openSqlite(dataFolder) : openPostgres(databaseUrl);
