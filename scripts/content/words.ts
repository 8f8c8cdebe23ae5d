import { locales } from '@/i18n/locales';
import { type Check, type Fault, worksOf } from './fault';

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;
const isBlank = (node: unknown): boolean =>
  node === undefined || node === null || (typeof node === 'string' && node.trim() === '');
const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Paths of the texts that a language lacks, wherever in `node` something is said in languages. */
function untranslated(node: unknown, path = ''): readonly string[] {
  if (!isObject(node)) return [];
  const spoken = locales.some((locale) => locale in node);
  const lacking = spoken ? locales.filter((locale) => isBlank(node[locale])) : [];
  const deeper = Object.entries(node).flatMap(([key, value]) => untranslated(value, join(path, key)));
  return [...lacking.map((locale) => join(path, locale)), ...deeper];
}

/** Paths of all sentences. */
const pathsOf = (node: unknown, path = ''): readonly string[] =>
  isObject(node)
    ? Object.entries(node).flatMap(([key, value]) => pathsOf(value, join(path, key)))
    : [isBlank(node) ? '' : path];

/** Titles, techniques, alternative texts and slugs of the works, and the labels of every other table. */
export const translations: Check = (tables) => {
  const say = (item: string, node: unknown): readonly Fault[] =>
    untranslated(node).map((path) => ({ item, fault: `${path} is empty` }));
  return [
    ...worksOf(tables).flatMap(({ name, work }) => say(name, work)),
    ...Object.entries(tables.worded).flatMap(([table, node]) => say(table, node)),
  ];
};

/** Both languages say the same sentences. */
export const sentences: Check = ({ messages }) => {
  const paths = locales.map((locale) => new Set(pathsOf(messages[locale])));
  const all = new Set(paths.flatMap((known) => [...known]));
  return locales.flatMap((locale, index) =>
    [...all]
      .filter((path) => path !== '' && !paths[index]?.has(path))
      .map((path) => ({ item: `messages/${locale}.json`, fault: `${path} is missing or empty` })),
  );
};
