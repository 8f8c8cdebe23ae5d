import { randomUUID } from 'node:crypto';
import { linkSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Makes an empty database. It gets its name when it is whole: a process that ends meanwhile would else leave an empty
 * file, which looks like a damaged one. Of processes that start together one is the first.
 */
export function makeSqlite(path: string): void {
  const unnamed = `${path}.${randomUUID()}`;
  try {
    const file = new Database(unnamed);
    file.pragma('journal_mode = WAL');
    file.close();
    linkSync(unnamed, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
}
