import { PostgresAdapter } from 'kysely';
import type { Storage } from './tables';

/** The two databases differ in very few sentences; each asks here. */
export const isPostgres = (storage: Storage): boolean => storage.getExecutor().adapter instanceof PostgresAdapter;
