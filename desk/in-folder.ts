import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one by one: Node's own `recursive` never ends where a file system
 * says of every new folder that the one above it is missing, as `/proc` does. For the owner alone: what is put there is of
 * people who wrote.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) mkdirSync(folder, { mode: 0o700 });
  // what is there may be a file
  mkdirSync(resolve(path), { recursive: true });
}

/** What the system says when it refuses; its name for that in capitals. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error && 'syscall' in error && 'code' in error ? String(error.code) : null;
