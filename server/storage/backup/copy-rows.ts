import { sql } from 'kysely';
import type { Storage } from '../tables';
import { isPostgres } from '../tables';

/** Few enough for memory where each row is a photo. */
const rowsAtOnce = 20;

type Row = Record<string, unknown>;
/** A table is any table here: which there are, the database itself says. */
type AnyTable = 'submissions';

/** The tables of the database without those of the migrations. */
async function tablesOf(storage: Storage): Promise<readonly AnyTable[]> {
  const tables = await storage.introspection.getTables();
  return tables.map(({ name }) => name as AnyTable);
}

/** Where a row lies. Within one transaction it stays there, so that the next page begins after it. */
function placeIn(storage: Storage) {
  if (isPostgres(storage))
    return { shown: sql`ctid::text`, sorted: sql`ctid`, after: (last: unknown) => sql<boolean>`ctid > ${last}::tid` };
  return { shown: sql`rowid`, sorted: sql`rowid`, after: (last: unknown) => sql<boolean>`rowid > ${last}` };
}

async function* pagesOf(storage: Storage, table: AnyTable): AsyncGenerator<readonly Row[]> {
  const place = placeIn(storage);
  for (let last: unknown = null; ; ) {
    const page = await storage
      .selectFrom(table)
      .selectAll()
      .select(place.shown.as('row_place'))
      .$if(last !== null, (query) => query.where(place.after(last)))
      .orderBy(place.sorted)
      .limit(rowsAtOnce)
      .execute();
    last = page.at(-1)?.row_place;
    if (page.length > 0) yield page.map(({ row_place: _, ...row }) => row);
    if (page.length < rowsAtOnce) return;
  }
}

/** Copies every row of every table into the same tables of another database, whose foreign keys must not be watched. */
export async function copyRows(from: Storage, to: Storage): Promise<void> {
  for (const table of await tablesOf(to))
    for await (const page of pagesOf(from, table))
      await to
        .insertInto(table)
        .values(page as never)
        .execute();
}

/** Empties every table; whose foreign keys must not be watched. */
export async function emptyTables(storage: Storage): Promise<void> {
  for (const table of await tablesOf(storage)) await storage.deleteFrom(table).execute();
}
