import { media } from '@/content/media';
import { type Destination, destinations, orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { columnOf } from '@/content/prices';
import type { FileName } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import { messages } from '@/messages';

/** What the artist may change one by one, by its file. */
export const groups = {
  particulars: 'artist.json',
  prices: 'prices.json',
  terms: 'terms.json',
  lessons: 'lessons.json',
  replies: 'replies.json',
  regulations: 'documents/store-regulations.json',
  privacy: 'documents/privacy-policy.json',
} as const satisfies Record<string, FileName>;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as readonly Group[];

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** How a value is typed. `both`: a text in each language; `text` and `numberOrNone` may be null. */
export type Kind = 'both' | 'text' | 'number' | 'numberOrNone' | 'money' | 'yesNo' | 'dayOfYear';

export type Value = Readonly<{
  path: Path;
  /** The words that lead to it, each language's in its order. */
  names: readonly Localized[];
  kind: Kind;
  value: unknown;
}>;

const same = (text: string): Localized => ({ pl: text, en: text });

const keyNames = (key: string): Localized | undefined => {
  const [pl, en] = locales.map(
    (locale) => (messages[locale].desk.values.names as Readonly<Record<string, string>>)[key],
  );
  return pl && en ? { pl, en } : undefined;
};

const silent: ReadonlySet<string> = new Set(['prices', 'lessons', 'replies', 'sections', 'blocks', 'list']);
/** A part of an address, a number that a request uses, and what an editor needs. */
const fixed: ReadonlySet<string> = new Set(['$schema', 'id', 'code', 'italic', 'medium']);

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const isBoth = (node: unknown): node is Localized =>
  isNode(node) && locales.every((locale) => typeof node[locale] === 'string');

const nameOfType = (key: string): Localized | undefined => (orderTypeNames as Readonly<Record<string, Localized>>)[key];

function pricedName(key: string, [, type]: Path): Localized {
  const column = columnOf(key);
  if (column === 'variant')
    return variants[key as keyof typeof variants].label[type === 'portraits' ? type : 'custom-pictures'];
  if (column === 'subject') return subjects[key as keyof typeof subjects].label;
  if (column === 'medium') return media[key as keyof typeof media].label;
  if (column === 'size') return sizes[key as keyof typeof sizes].label;
  return nameOfType(key) ?? same(key);
}

function itemName(item: unknown, index: number): Localized {
  const { name, to, medium, id, code } = isNode(item) ? item : {};
  if (typeof name === 'string') return same(name);
  if (typeof medium === 'string') return media[medium as keyof typeof media]?.label ?? same(medium);
  return [name, to, id].find(isBoth) ?? same(String(code ?? index + 1));
}

function nameOf(parent: unknown, key: string | number, path: Path): readonly Localized[] {
  if (typeof key === 'number' && path[0] === 'logo') return [{ pl: `część ${key + 1}`, en: `part ${key + 1}` }];
  if (typeof key === 'number') return [itemName((parent as readonly unknown[])[key], key)];
  // of the logo's parts the text is all that there is
  if (silent.has(key) || (path[0] === 'logo' && key === 'text')) return [];
  if (path[0] === 'delivery' && key in destinations) return [destinations[key as Destination].label];
  if (path.length === 1 && key === 'name') return [keyNames('fullName') ?? same(key)];
  if (path[0] === 'prices') return [pricedName(key, path)];
  return [nameOfType(key) ?? keyNames(key) ?? same(key)];
}

function kindOf(value: unknown, path: Path): Kind {
  const last = String(path.at(-1));
  if (isBoth(value)) return 'both';
  if (typeof value === 'boolean') return 'yesNo';
  if (path[0] === 'christmas') return 'dayOfYear';
  if (path[0] === 'reminderDays') return 'numberOrNone';
  if (typeof value !== 'number') return 'text';
  return path[0] === 'prices' || path[0] === 'delivery' || last === 'defaultPrice' || last.startsWith('grosze')
    ? 'money'
    : 'number';
}

/** What a table or list holds, key by key, without what nobody may change. */
const entriesOf = (node: unknown): readonly (readonly [key: string | number, inner: unknown])[] => {
  if (Array.isArray(node)) return node.map((inner, index) => [index, inner] as const);
  return isNode(node) && !isBoth(node) ? Object.entries(node).filter(([key]) => !fixed.has(key)) : [];
};

/** Every value of a file, or of a part of it, with the words that lead there. */
export function valuesIn(node: unknown, names: readonly Localized[] = [], path: Path = []): readonly Value[] {
  const inner = entriesOf(node);
  if (inner.length === 0 && (!isNode(node) || isBoth(node)))
    return [{ path, names, kind: kindOf(node, path), value: node }];
  return inner.flatMap(([key, value]) =>
    valuesIn(value, [...names, ...nameOf(node, key, [...path, key])], [...path, key]),
  );
}
