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

/** How long a start waits for the database, in ms: one that is away is no reason to keep the pages away, too. */
const patienceMs = 2000;

/**
 * Ends the start of an old version on tables of a newer one. Any other fault of the storage is left to the requests.
 * @throws if the tables belong to a newer version
 */
export async function refuseNewerSchema({ storage }: Readonly<{ storage: () => Promise<Storage> }>): Promise<void> {
  const refused = storage().then(
    () => null,
    (error: unknown) => (isNewerSchema(error) ? error : null),
  );
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref());
  const error = await Promise.race([refused, patience]);
  if (error) throw error;
}
