import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { causeOf } from '../../platform/log';
import { isNewerSchema } from '../migrations/migrate';
import { openPostgres } from '../postgres/open-postgres';
import { isThere } from '../sqlite/inspect-sqlite';
import { fileIn, openSqlite } from '../sqlite/open-sqlite';
import { isBusy } from '../sqlite/patience';
import type { Storage } from '../tables';
import { backUp } from './back-up';
import { type Beside, besideOf, type Target } from './beside';
import { copyRows, emptyTables } from './copy-rows';
import { BackupFault } from './fault';
import { giveToOwner, takeFiles } from './files';
import { type Contents, verify } from './verify';

/**
 * By what SQLite makes of it and not by its text, which another version of Kysely would write in another way, so that a
 * good backup would be refused. Kysely's own tables are its own matter, as long as they are there.
 */
const parts = [
  `select type, name, tbl_name from sqlite_master where name not like 'sqlite\\_%' escape '\\'`,
  `select t.name, c.name as part, c.type, c."notnull", c.dflt_value, c.pk, c.hidden
    from sqlite_master t, pragma_table_xinfo(t.name) c where t.type = 'table' and t.name not like 'kysely%'`,
  `select t.name, f."table", f."from", f."to", f.on_update, f.on_delete
    from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  `select t.name, i.origin, i."unique", i.partial, group_concat(c.name) as columns
    from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    where t.type = 'table' and t.name not like 'kysely%' group by t.name, i.name`,
];

/** Every table, column, link, index, trigger and view of a file, whatever the order. */
function schemaOf(path: string): string {
  const file = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const rows = parts.flatMap((part) => file.prepare(part).raw().all());
    return JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted());
  } finally {
    file.close();
  }
}

/** Whether the file of a folder has the tables that a new one has, and nothing else. Makes a new one within the folder. */
async function hasOurSchema(folder: string): Promise<boolean> {
  const fresh = join(folder, 'new');
  await (await openSqlite(fresh)).destroy();
  return schemaOf(fileIn(folder)) === schemaOf(fileIn(fresh));
}

export type Restored = Contents & Beside;

/** Whether tables that are not ours kept a change of ours out. */
const isOfTables = (error: unknown): boolean => /^SQLITE_(ERROR|CONSTRAINT\w*)$/.test(causeOf(error));

/**
 * Brings an older version's tables up to date, in a copy. What they are then is compared: a file with a table too few, or
 * with a trigger, would be taken, and every form refused from then on.
 * @returns the folder into which its files were taken out; null where it is of a version that kept none
 */
async function brought(from: string, folder: string): Promise<string | null> {
  copyFileSync(from, fileIn(folder));
  // a backup may be read-only, and a copy takes that over
  chmodSync(fileIn(folder), 0o600);
  const files = join(folder, 'files');
  const hasFiles = takeFiles(fileIn(folder), files);
  try {
    await (await openSqlite(folder)).destroy();
  } catch (error) {
    if (isNewerSchema(error)) throw new BackupFault('newer', from);
    throw isOfTables(error) ? new BackupFault('foreign', from) : error;
  }
  if (!(await hasOurSchema(folder))) throw new BackupFault('foreign', from);
  return hasFiles ? files : null;
}

const filesOf = (path: string): readonly string[] =>
  [path, `${path}-wal`, `${path}-shm`].filter((name) => existsSync(name));

/** A file that cannot be read is never opened for writing: SQLite would destroy what is left of it. */
function isSound(path: string): boolean {
  try {
    return isThere(path);
  } catch {
    return false;
  }
}

/** How many submissions are in it. @throws where the site, or anybody else, has it open */
function countIn(path: string): number {
  const file = new Database(path, { timeout: 0, fileMustExist: true });
  try {
    // SQLite leaves its log only where nobody else has the file open
    file.pragma('journal_mode = delete');
    return Number(file.prepare('select count(*) from submissions').pluck().get());
  } catch (error) {
    if (isBusy(error)) throw new BackupFault('running', path);
    throw error;
  } finally {
    file.close();
  }
}

/** Puts the file of `folder` in the place of the site's. */
async function intoSqlite(folder: string, { dataFolder, replace, aside }: Target): Promise<void> {
  const path = fileIn(dataFolder);
  const before = filesOf(path);
  const wouldLose = before.length > 0 && (!isSound(path) || countIn(path) > 0);
  if (wouldLose && !replace) throw new BackupFault('full', path);
  if (wouldLose) {
    mkdirSync(aside, { mode: 0o700 });
    for (const name of filesOf(path)) renameSync(name, join(aside, basename(name)));
  }
  const restored = fileIn(folder);
  chmodSync(restored, 0o600);
  giveToOwner([restored], dataFolder);
  renameSync(restored, path);
}

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
async function intoPostgres(folder: string, { dataFolder, databaseUrl, replace, aside }: Target): Promise<void> {
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

/**
 * Puts a backup into the site's database, wherever that is, and what else it holds where that belongs. What was there is kept
 * aside.
 * @throws a `BackupFault`; nothing has changed then
 */
export async function restore(from: string, target: Target): Promise<Restored> {
  if (!existsSync(from)) throw new BackupFault('missing', from);
  const contents = verify(from);
  mkdirSync(target.dataFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(target.dataFolder, '.restore-'));
  try {
    const putRest = besideOf(await brought(from, folder), target);
    await (target.databaseUrl === null ? intoSqlite(folder, target) : intoPostgres(folder, target));
    return { ...contents, ...putRest() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
