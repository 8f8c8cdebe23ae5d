import { join } from 'node:path';
import * as z from 'zod';
import { files } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import { writeWhole } from '../write-whole';
import { type Contents, locationOf, type TableName, tableNames } from './table-locations';

/** Without what is for editors alone. */
function tableIn(contents: Contents, table: TableName): unknown {
  const [file, key] = locationOf(table);
  const { $schema: _, ...all } = contents[file] as Readonly<Record<string, unknown>>;
  return key === undefined ? all : all[key];
}

export const writeRead = (contents: Contents, messages: Localized<unknown>): Promise<unknown> =>
  Promise.all([
    ...tableNames.map((table) =>
      writeWhole(
        join('generated/content', `${table.replace(' ', '-')}.json`),
        `${JSON.stringify(tableIn(contents, table))}\n`,
      ),
    ),
    ...locales.map((locale) =>
      writeWhole(join('generated/messages', `${locale}.json`), `${JSON.stringify(messages[locale])}\n`),
    ),
  ]);

/** Writes what an editor completes and marks in the files of content, where their `$schema` leads. */
export const writeSchemas = (folder: string): Promise<unknown> =>
  Promise.all(
    Object.entries(files).map(([name, schema]) =>
      writeWhole(join(folder, name), `${JSON.stringify(z.toJSONSchema(schema), null, 1)}\n`),
    ),
  );
