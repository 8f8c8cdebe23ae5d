import { PostgresAdapter } from 'kysely';
import type { Storage } from './tables';

/** For the few SQL statements that differ between the two databases. */
export const isPostgres = (storage: Storage): boolean => storage.getExecutor().adapter instanceof PostgresAdapter;
