import { CompiledQuery } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isError } from '../../platform/log';
import type { Storage } from '../tables';

const newerSchema = 'ESCHEMA';

/** Whether the tables belong to a newer version of this program: then this one must not write into them. */
export const isNewerSchema = (error: unknown): error is Error =>
  isError(error) && 'code' in error && error.code === newerSchema;

async function refusalOf(storage: Storage, known: readonly string[]): Promise<Error | null> {
  const { rows } = await storage.executeQuery<{ name: string }>(
    CompiledQuery.raw('select name from kysely_migration order by name'),
  );
  const unknown = rows.map(({ name }) => name).find((name) => !known.includes(name));
  if (!unknown) return null;
  const message = `The database was changed by a newer version (${unknown}); this one knows it up to ${known.at(-1)}. Start the newer version, or restore the backup from before it.`;
  return Object.assign(new Error(message), { code: newerSchema });
}

/**
 * Brings the tables up to date; where they are, changes nothing.
 * @throws what `isNewerSchema` knows where a newer version has changed them
 */
export async function migrate(storage: Storage, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const { error } = await new Migrator({
    db: storage,
    provider: { getMigrations: async () => ({ ...migrations }) },
  }).migrateToLatest();
  if (!error) return;
  // the first reason counts: a database that is away has no table to ask
  throw (await refusalOf(storage, Object.keys(migrations)).catch(() => null)) ?? error;
}
