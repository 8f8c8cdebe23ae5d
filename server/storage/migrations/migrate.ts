import { CompiledQuery } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { UnusableDatabase } from '../faults';
import type { Storage } from '../tables';
import { createTables } from './001-tables';

/** Every change of the tables, in order. Never edit one that has run anywhere: it would not run again there. */
const migrations: Record<string, Migration> = {
  '001-tables': createTables,
};

async function refusalOf(storage: Storage): Promise<Error | null> {
  const { rows } = await storage.executeQuery<{ name: string }>(
    CompiledQuery.raw('select name from kysely_migration order by name'),
  );
  const known = Object.keys(migrations);
  const unknown = rows.map(({ name }) => name).find((name) => !known.includes(name));
  if (!unknown) return null;
  const message = `The database was changed by a newer version (${unknown}); this one knows it up to ${known.at(-1)}. Start the newer version, or restore the backup from before it.`;
  return new UnusableDatabase('ESCHEMA', message);
}

/** @throws `UnusableDatabase` (`ESCHEMA`) where a newer version has changed the tables */
export async function migrate(storage: Storage): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: storage, provider }).migrateToLatest();
  if (!error) return;
  // the first reason counts: a database that is away has no table to ask
  throw (await refusalOf(storage).catch(() => null)) ?? error;
}
