import { fileOf as read } from '@/build/check/source/content-folder';
import { placeOfTable, type TableName } from '@/build/check/table-locations';
import type { Contents } from '@/build/check/tables';
import type { FileName } from '@/content/schema';
import { type Changes, type ContentDesk, placesOf } from './checkout';

type File = Readonly<Record<string, unknown>>;

/** A file of content as it is now: it may have changed since this program was compiled. */
export const fileOf = <Name extends FileName>(desk: ContentDesk, name: Name): Contents[Name] =>
  read(placesOf(desk), name) as Contents[Name];

/** The rows of a table as its file has them now. */
export function rowsOf<Row>(desk: ContentDesk, table: TableName): readonly Row[] {
  const [file, key = ''] = placeOfTable(table);
  return (fileOf(desk, file) as File)[key] as readonly Row[];
}

/** The changes, and with them other rows in a table. */
export function withRows<Row extends object>(
  desk: ContentDesk,
  table: TableName,
  change: (rows: readonly Row[]) => readonly Row[],
  changes: Changes = new Map(),
): Changes {
  const [file, key = ''] = placeOfTable(table);
  const now = (changes.get(file) ?? fileOf(desk, file)) as File;
  return new Map([...changes, [file, { ...now, [key]: change(now[key] as readonly Row[]) }]]);
}
