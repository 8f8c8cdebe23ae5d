/**
 * One value for the whole process, on `globalThis`: `next dev` loads modules again after each change, and pages and
 * server have separate copies of a module, so a variable of a module could exist twice.
 */
export function singleton<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`studio.${name}`);
  values[key] ??= make();
  return values[key];
}

/** Removes the value, so that the next call makes a new one; for a storage that could not be opened. */
export function forget(name: string): void {
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`studio.${name}`)];
}
