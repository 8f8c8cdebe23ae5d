type Plain = string | number | boolean | null | undefined;

/** The value where JSON gives it back as it was; functions, dates and elements have no such type. */
export type JsonOf<Value> = Value extends Plain
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof Value]: JsonOf<Value[Key]> };

const isPlainObject = (value: object): boolean => {
  const kind = Object.getPrototypeOf(value);
  // each realm has its own Object, as in tests
  return kind === null || Object.getPrototypeOf(kind) === null;
};

/**
 * Where a value stops being what JSON gives back.
 * @param at the path to it so far
 * @returns the path to the first such place, or null where there is none
 */
export function notJson(value: unknown, at = 'props'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : at;
  if (typeof value !== 'object') return at;
  if (Array.isArray(value)) return firstOf(value.map((one, place) => notJson(one, `${at}[${place}]`)));
  // an element of React is a plain object, too, and would arrive without its functions
  if (!isPlainObject(value) || '$$typeof' in value) return at;
  // a property that is undefined is left out, which a component reads alike
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  return firstOf(given.map(([key, one]) => notJson(one, `${at}.${key}`)));
}

const firstOf = (paths: readonly (string | null)[]): string | null => paths.find((path) => path !== null) ?? null;
