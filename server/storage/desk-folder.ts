import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How long a page that was opened, or a letter that was begun, stays. */
const stayMs = 7 * 24 * 60 * 60 * 1000;

/** Where the artist's commands save pages and unfinished texts; readable by the owner only. */
const folderIn = (dataFolder: string): string => join(dataFolder, 'desk');

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/**
 * A place for a file about a submission. Its folder is made.
 * @param ending of the file, as `html`
 */
export function deskFile(dataFolder: string, reference: string, ending: string): string {
  const folder = folderIn(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return join(folder, `${reference}.${ending}`);
}

/** Removes what is about these submissions: call it when they are erased. */
export function forgetOnDesk(dataFolder: string, references: readonly string[]): void {
  for (const path of filesIn(folderIn(dataFolder)))
    if (references.some((reference) => path.includes(`${reference}.`))) rmSync(path, { force: true });
}

/** Removes what has lain there for a week. @param now in ms */
export function sweepDesk(dataFolder: string, now: number): void {
  for (const path of filesIn(folderIn(dataFolder)))
    if (statSync(path).mtimeMs < now - stayMs) rmSync(path, { force: true });
}
