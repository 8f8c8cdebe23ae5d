import { isDeepStrictEqual } from 'node:util';

type Table = Readonly<Record<PropertyKey, unknown>>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sample with what the artist changed: objects key by key; a list or a value of hers stands in the place of the sample's. */
export function overlaid(sample: unknown, hers: unknown): unknown {
  if (hers === undefined) return sample;
  if (!isTable(sample) || !isTable(hers)) return hers;
  const changed = Object.entries(hers).map(([key, value]) => [key, overlaid(sample[key], value)]);
  return { ...sample, ...Object.fromEntries(changed) };
}

/** Whether the value to which these keys lead is hers. */
export const isHers = (hers: unknown, [key, ...others]: readonly PropertyKey[]): boolean =>
  hers !== undefined && (key === undefined || !isTable(hers) || isHers(hers[key], others));

/**
 * What is to be laid over the sample to get this value; undefined where that is nothing. Keys that it has not stay the sample's.
 * @param hers what she has said: it stays hers, also where it is as in the sample
 */
export function changedFrom(sample: unknown, value: unknown, hers?: unknown): unknown {
  if (!isTable(sample) || !isTable(value))
    return hers === undefined && isDeepStrictEqual(sample, value) ? undefined : value;
  const of = (key: string): unknown => (isTable(hers) ? hers[key] : hers);
  const changes = Object.entries(value).map(([key, inner]) => [key, changedFrom(sample[key], inner, of(key))] as const);
  const changed = changes.filter(([, inner]) => inner !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** The value with another one where these keys lead. @example withValue({ a: [1] }, ['a', 0], 2) // { a: [2] } */
export function withValue(node: unknown, [key, ...others]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(key), withValue(node[Number(key)], others, value));
  const table = isTable(node) ? node : {};
  return { ...table, [key]: withValue(table[key], others, value) };
}

/** Where something of hers leads that the sample has not. */
export const lacking = (sample: unknown, hers: unknown): readonly (readonly string[])[] =>
  isTable(sample) && isTable(hers)
    ? Object.entries(hers).flatMap(([key, inner]) =>
        key in sample ? lacking(sample[key], inner).map((path) => [key, ...path]) : [[key]],
      )
    : [];
