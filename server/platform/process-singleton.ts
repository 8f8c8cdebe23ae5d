/**
 * One value for the whole process. `next dev` loads a module anew after each change, and a page's module is
 * not the server's: what there must be one of lives on `globalThis`.
 */
export function singleton<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`studio.${name}`);
  values[key] ??= make();
  return values[key];
}

/** Makes it anew at the next call: a storage that could not be opened is tried again. */
export function forget(name: string): void {
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`studio.${name}`)];
}
