import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const hour = 60 * 60 * 1000;
const uuid = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-journal|-wal|-shm)?$/;

/** Removes the files of processes that ended while they were making a database. */
export function sweepUnnamed(path: string, now = Date.now()): void {
  const [folder, name] = [dirname(path), basename(path)];
  for (const found of readdirSync(folder)) {
    if (!found.startsWith(name) || !uuid.test(found.slice(name.length))) continue;
    const made = statSync(join(folder, found), { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - made > hour) rmSync(join(folder, found), { force: true });
  }
}
