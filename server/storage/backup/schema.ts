import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fileIn, openSqlite } from '../sqlite/open-sqlite';

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
export async function hasOurSchema(folder: string): Promise<boolean> {
  const fresh = join(folder, 'new');
  await (await openSqlite(fresh)).destroy();
  return schemaOf(fileIn(folder)) === schemaOf(fileIn(fresh));
}
