import { randomUUID } from 'node:crypto';
import { closeSync, constants, copyFileSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

type Naming = (unnamed: string, path: string) => void;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Waits until the file is on the disk. */
export function toDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** The best way without hard links: fails if the file exists, copies one page only, and syncs it before it is used. */
function copy(unnamed: string, path: string): void {
  copyFileSync(unnamed, path, constants.COPYFILE_EXCL);
  toDisk(path);
}

/** exFAT, network folders and some containers' folders have no hard links, and each reports another error. */
function giveName(unnamed: string, path: string, link: Naming): void {
  try {
    link(unnamed, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    copy(unnamed, path);
  }
}

/**
 * Makes an empty database. It gets its final name only when it is complete: otherwise a process that ends meanwhile
 * would leave an empty file, which looks damaged. If several processes start at once, the first one's file is used.
 */
export function makeSqlite(path: string, link: Naming = linkSync): void {
  const unnamed = `${path}.${randomUUID()}`;
  try {
    const file = new Database(unnamed);
    file.pragma('journal_mode = WAL');
    file.close();
    giveName(unnamed, path, link);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
}
