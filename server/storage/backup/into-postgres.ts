import { sql } from 'kysely';
import { openPostgres } from '../postgres/open-postgres';
import { openSqlite } from '../sqlite/open-sqlite';
import type { Storage } from '../tables';
import { backUp } from './back-up';
import { copyRows, emptyTables } from './copy-rows';
import { BackupFault } from './fault';
import type { Target } from './restore';

type ForeignKey = Readonly<{ tablename: string; name: string; definition: string }>;

/** Takes the foreign keys away for the work and puts them back, which checks every row: rows come in any order. */
async function withoutForeignKeys(storage: Storage, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as tablename, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(storage);
  for (const { tablename, name } of rows)
    await sql`alter table ${sql.raw(tablename)} drop constraint ${sql.raw(name)}`.execute(storage);
  await work();
  for (const { tablename, name, definition } of rows)
    await sql`alter table ${sql.raw(tablename)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(
      storage,
    );
}

const isEmpty = async (storage: Storage): Promise<boolean> =>
  (await storage.selectFrom('submissions').select('id').limit(1).executeTakeFirst()) === undefined;

/** Puts what the SQLite file of `folder` holds into the site's Postgres, all or nothing. */
export async function intoPostgres(folder: string, { dataFolder, databaseUrl, replace, aside }: Target): Promise<void> {
  const url = databaseUrl ?? '';
  const [from, to] = [await openSqlite(folder), await openPostgres(url)];
  try {
    const empty = await isEmpty(to);
    if (!(empty || replace)) throw new BackupFault('full', new URL(url).pathname.slice(1));
    if (!empty) await backUp({ dataFolder, databaseUrl }, `${aside}.sqlite`);
    await to.transaction().execute((whole) =>
      withoutForeignKeys(whole, async () => {
        await emptyTables(whole);
        await copyRows(from, whole);
      }),
    );
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
}
