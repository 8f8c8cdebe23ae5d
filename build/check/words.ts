import { locales } from '@/i18n/locales';
import { type Check, type Fault, type SourceLocation, worksOf } from './fault';
import { type TableName, tableLocation } from './table-locations';

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;
const isBlank = (node: unknown): boolean =>
  node === undefined || node === null || (typeof node === 'string' && node.trim() === '');

/** Paths of the texts that lack a language, wherever `node` has a text in two languages. */
function untranslated(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isObject(node)) return [];
  const spoken = locales.some((locale) => locale in node);
  const lacking = spoken ? locales.filter((locale) => isBlank(node[locale])) : [];
  const deeper = Object.entries(node).flatMap(([key, value]) => untranslated(value, [...path, key]));
  return [...lacking.map((locale) => [...path, locale]), ...deeper];
}

/** Titles, techniques, alternative texts and slugs of the works, and the labels of every other table. */
export const translations: Check = (tables) => {
  const say = (item: string, node: unknown, at: (...keys: string[]) => SourceLocation): readonly Fault[] =>
    untranslated(node).map((path) => ({
      item,
      fault: { en: `${path.join('.')} is empty`, pl: `${path.join('.')}: puste` },
      at: at(...path),
    }));
  return [
    ...worksOf(tables).flatMap(({ name, work, at }) => say(name, work, at)),
    ...(Object.keys(tables.worded) as TableName[]).flatMap((table) =>
      say(table, tables.worded[table], (...keys) => tableLocation(table, ...keys)),
    ),
  ];
};
