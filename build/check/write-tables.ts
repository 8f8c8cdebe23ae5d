import { join } from 'node:path';
import * as z from 'zod';
import { files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import { writeWhole } from '../write-whole';
import { placeOfTable, type TableName, tableNames } from './table-locations';
import type { Contents } from './tables';

/** A table by itself, without what is for editors alone: pages load no other table with it. */
function tableIn(contents: Contents, table: TableName): unknown {
  const [file, key] = placeOfTable(table);
  const { $schema: _, ...all } = contents[file] as Readonly<Record<string, unknown>>;
  return key === undefined ? all : all[key];
}

/** Writes the tables that the modules in `content` read. */
const writeTables = (contents: Contents, folder: string): Promise<unknown> =>
  Promise.all(
    tableNames.map((table) =>
      writeWhole(join(folder, `${table.replace(' ', '-')}.json`), `${JSON.stringify(tableIn(contents, table))}\n`),
    ),
  );

/** Writes the sentences that `messages` reads. */
const writeMessages = (messages: Localized<unknown>, folder: string): Promise<unknown> =>
  Promise.all(
    locales.map((locale) => writeWhole(join(folder, `${locale}.json`), `${JSON.stringify(messages[locale])}\n`)),
  );

/** Writes what an editor completes and marks in the files of content, where their `$schema` leads. */
export const writeSchemas = (folder: string): Promise<unknown> =>
  Promise.all(
    Object.entries(files).map(([name, schema]) =>
      writeWhole(join(folder, name), `${JSON.stringify(z.toJSONSchema(schema), null, 1)}\n`),
    ),
  );

/** Writes what was read without a fault, for whatever loads it next. */
export async function writeRead({
  contents,
  messages,
}: Readonly<{ contents?: Contents; messages?: Localized<unknown> }>): Promise<void> {
  if (contents) await writeTables(contents, 'generated/content');
  if (messages) await writeMessages(messages, 'generated/messages');
}
