import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { comparedEmail } from '../queries/person';
import { fileIn } from '../sqlite/open-sqlite';

/** Where a restoration keeps what was there before: a folder, or a file `….sqlite` where that was a Postgres. */
export const asidePath = (dataFolder: string, moment: string): string => join(dataFolder, `before-${moment}`);

/** All that was put aside and is still there, also by hand as the docs say. */
export function keptAside(dataFolder: string): readonly string[] {
  try {
    return readdirSync(dataFolder)
      .filter((name) => /^before(-|$)/.test(name))
      .map((name) => join(dataFolder, name));
  } catch {
    return [];
  }
}

/** Whether what was put aside may hold something that was sent from an address: always where it cannot be read. */
export function mayHold(path: string, email: string): boolean {
  let file: Database.Database | undefined;
  try {
    const place = statSync(path).isDirectory() ? fileIn(path) : path;
    file = new Database(place, { readonly: true, fileMustExist: true });
    return file.prepare('select 1 from submissions where email = ?').get(comparedEmail(email)) !== undefined;
  } catch {
    return true;
  } finally {
    file?.close();
  }
}
