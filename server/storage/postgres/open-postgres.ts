import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { postgresTypes } from '../migrations/column-types';
import { migrations } from '../migrations/migrations';
import type { Storage, Tables } from '../tables';
import { StudioPostgres } from './postgres-dialect';
import { postgresPool } from './postgres-pool';

/** Connects and migrates the tables; Kysely holds an advisory lock meanwhile. `silentMs`: see `postgresPool`. */
export async function openPostgres(url: string, silentMs?: number): Promise<Storage> {
  const storage = new Kysely<Tables>({ dialect: new StudioPostgres({ pool: postgresPool(url, silentMs) }) });
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
