import { type FileName, files } from '@/content/schema';
import type { Fault } from './fault';
import { issuesOf } from './issues';
import { placeOfTable, type TableName, tablesIn } from './table-locations';
import type { Contents } from './tables';

/** A row in which anything may be missing. */
type Row = Readonly<Record<string, unknown>> | undefined;
type Path = readonly PropertyKey[];
/** How the item is called to which the keys lead, and how many of them lead to it. */
type Naming = (table: string, keys: Path, rows: Readonly<Record<PropertyKey, Row>>) => readonly [string, number];

const named = (...parts: unknown[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');

const whole: Naming = (table) => [table, 0];
const keyed: Naming = (table, [key]) => [named(table, key), 1];
const numbered: Naming = (table, [key = ''], rows) => [named(table, rows[key]?.number ?? `[${String(key)}]`), 1];
const work: Naming = (table, [key = ''], rows) => {
  const title = (rows[key]?.title as Row)?.pl;
  return [named(table, rows[key]?.id ?? `[${String(key)}]`, title && `"${title}"`), 1];
};
const priced: Naming = (table, keys) => [named(table, ...keys.slice(0, -1)), keys.length - 1];

/** How the items of a table are named in a report; one that is not here is an item as a whole. */
const namings: Readonly<Partial<Record<TableName, Naming>>> = {
  portraits: work,
  landscapes: work,
  wall_art: work,
  digital_art: work,
  'shop picture': numbered,
  'shop portraits': numbered,
  'shop custom-pictures': numbered,
  'shop posters': numbered,
  prices: priced,
  banner: keyed,
  services: keyed,
  nextFree: keyed,
};

/** The item of a file to which the keys lead, and the name of the value in it, as the artist uses them. */
function namesIn(file: FileName, value: unknown, path: Path): readonly [item: string, name: string] {
  const table = tablesIn(file).find((each) =>
    placeOfTable(each)
      .slice(1)
      .every((key, index) => path[index] === key),
  );
  if (!table) return [`content/${file}`, path.join('.')];
  const [, ...prefix] = placeOfTable(table);
  const keys = path.slice(prefix.length);
  const rows = prefix.reduce<unknown>((node, key) => (Object(node) as Record<string, unknown>)[key], value);
  const [item, depth] = (namings[table] ?? whole)(table, keys, Object(rows));
  return [item, keys.slice(depth).join('.') || keys.join('.') || path.join('.')];
}

/** Wrong, missing and unknown keys, values and kinds, row by row. */
export const shapeFaults = (contents: Partial<Contents>): readonly Fault[] =>
  (Object.keys(contents) as FileName[]).flatMap((file) => {
    const value = contents[file];
    return issuesOf(files[file], value, (path) => namesIn(file, value, path)[1]).map(({ path, fault }) => ({
      item: namesIn(file, value, path)[0],
      fault,
      at: { file: `content/${file}`, path },
    }));
  });
