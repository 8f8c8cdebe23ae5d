import * as z from 'zod';
import { media } from '@/content/media';
import { type Destination, destinations, orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { columnOf } from '@/content/prices';
import { asksFor, type FileName } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';
import { messages } from '@/messages';

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
  least?: number;
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

function namesOf(parent: unknown, key: string | number, path: Path): readonly Localized[] {
  if (typeof key === 'number' && path[0] === 'logo') return [{ pl: `część ${key + 1}`, en: `part ${key + 1}` }];
  if (typeof key === 'number') return [itemName((parent as readonly unknown[])[key], key)];
  // of the logo's parts the text is all that there is
  if (silent.has(key) || (path[0] === 'logo' && key === 'text')) return [];
  if (path[0] === 'delivery' && key in destinations) return [destinations[key as Destination].label];
  if (path.length === 1 && key === 'name') return [keyNames('fullName') ?? same(key)];
  if (path[0] === 'prices') return [pricedName(key, path)];
  return [nameOfType(key) ?? keyNames(key) ?? same(key)];
}

/** What a value is of: whatever else it may be absent or null, and of several the one that it fits. */
function ownOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable)
    return ownOf(schema.unwrap(), value);
  return schema instanceof z.ZodUnion
    ? (schema.options.find((one) => z.safeParse(one, value).success) ?? schema)
    : schema;
}

const mayBeNull = (schema: z.core.$ZodType): boolean => z.safeParse(schema, null).success;

function kindOf(schema: z.core.$ZodType, value: unknown): Pick<Value, 'kind' | 'least'> {
  const own = ownOf(schema, value);
  if (isBoth(value)) return { kind: 'both' };
  if (own instanceof z.ZodBoolean) return { kind: 'yesNo' };
  if (own instanceof z.ZodNumber) return asksFor.get(own) ?? { kind: mayBeNull(schema) ? 'numberOrNone' : 'number' };
  return asksFor.get(own) ?? { kind: 'text' };
}

/** What a table or list holds, key by key, without what nobody may change. What may be null, a file that is older than its key lacks. */
function innerOf(
  schema: z.core.$ZodType,
  node: unknown,
): readonly (readonly [string | number, z.core.$ZodType, unknown])[] | null {
  if (schema instanceof z.ZodArray) return [node].flat().map((inner, index) => [index, schema.element, inner] as const);
  if (!(schema instanceof z.ZodObject) || isBoth(node) || !isNode(node)) return null;
  const shape: z.core.$ZodLooseShape = schema.shape;
  const lacks = Object.keys(shape).filter((key) => !(key in node) && mayBeNull(shape[key]));
  return [...lacks, ...Object.keys(node)]
    .filter((key) => key in shape && !fixed.has(key))
    .map((key) => [key, shape[key], node[key] ?? null] as const);
}

export function valuesIn(
  schema: z.core.$ZodType,
  node: unknown,
  names: readonly Localized[] = [],
  path: Path = [],
): readonly Value[] {
  const inner = innerOf(ownOf(schema, node), node);
  if (!inner) return [{ path, names, value: node, ...kindOf(schema, node) }];
  return inner.flatMap(([key, schema, value]) =>
    valuesIn(schema, value, [...names, ...namesOf(node, key, [...path, key])], [...path, key]),
  );
}
