import { Kysely } from 'kysely';
import { postgresTypes } from '../migrations/column-types';
import { migrate } from '../migrations/migrate';
import { migrations } from '../migrations/migrations';
import type { Storage, Tables } from '../tables';
import { StudioPostgres } from './postgres-dialect';
import { postgresPool } from './postgres-pool';

/** Connects and migrates the tables; Kysely holds an advisory lock meanwhile. `silentMs`: see `postgresPool`. */
export async function openPostgres(url: string, silentMs?: number): Promise<Storage> {
  const storage = new Kysely<Tables>({ dialect: new StudioPostgres({ pool: postgresPool(url, silentMs) }) });
  try {
    await migrate(storage, migrations(postgresTypes));
    return storage;
  } catch (error) {
    await storage.destroy();
    throw error;
  }
}
