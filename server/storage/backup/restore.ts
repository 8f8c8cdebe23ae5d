import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { causeOf } from '../../platform/log';
import { isNewerSchema } from '../migrations/migrate';
import type { DatabaseLocation } from '../open';
import { fileIn, openSqlite } from '../sqlite/open-sqlite';
import { type Beside, besideOf } from './beside';
import { BackupFault } from './fault';
import { takeFiles } from './files';
import { intoPostgres } from './into-postgres';
import { intoSqlite } from './into-sqlite';
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

/**
 * `replace`: what is there may give way. `aside`: where a database is kept then, a path that does not exist yet.
 * `contentFolder` and `settingsFile`: where the rest of a backup goes.
 */
export type Target = DatabaseLocation &
  Readonly<{ replace: boolean; aside: string; contentFolder: string; settingsFile: string }>;

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
