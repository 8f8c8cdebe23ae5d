import { statSync } from 'node:fs';
import { environment } from '../platform/environment';
import { forget, singleton } from '../platform/process-singleton';
import { sqliteTypes } from './migrations/column-types';
import { migrations } from './migrations/migrations';
import { type DatabaseLocation, openStorage } from './open';
import { fileIn } from './sqlite/open-sqlite';
import type { Storage } from './tables';

const reopening = 'storage reopening';

type Opened = Readonly<{ storage: Storage; file: number | null }>;

/** The inode number of the file: it changes when somebody replaces the file, as to restore a backup. */
const fileNumber = ({ dataFolder, databaseUrl }: DatabaseLocation): number | null =>
  databaseUrl === null ? (statSync(fileIn(dataFolder), { throwIfNoEntry: false })?.ino ?? null) : null;

async function opened(place: DatabaseLocation): Promise<Opened> {
  const storage = await openStorage(place);
  return { storage, file: fileNumber(place) };
}

/** Named after the last migration, so that a development server opens the storage again after a new one. */
const name = `storage ${Object.keys(migrations(sqliteTypes)).at(-1)}`;

const open = (place: DatabaseLocation): Promise<Opened> =>
  singleton(name, () =>
    opened(place).catch((error: unknown) => {
      forget(name);
      throw error;
    }),
  );

async function closeThenOpen(place: DatabaseLocation, before: Promise<Opened>): Promise<Opened> {
  if (open(place) === before) {
    // closed before the new file is opened: SQLite deletes its log by name at closing, and the new file's log has that
    // name
    await (await before).storage.destroy();
    forget(name);
  }
  return open(place);
}

const reopened = (place: DatabaseLocation, before: Promise<Opened>): Promise<Opened> =>
  singleton(reopening, () => closeThenOpen(place, before).finally(() => forget(reopening)));

/**
 * The site's storage, opened at the first request and shared by all. If it could not be opened, the next request tries
 * again. A file that was replaced is opened again, because else we would write into the deleted one. While a file is
 * missing, no new one is made, because an empty one could hide the loss.
 */
export async function storage(): Promise<Storage> {
  const place = environment();
  const current = open(place);
  const { storage, file } = await current;
  const found = fileNumber(place);
  if (found === file) return storage;
  if (found === null) throw Object.assign(new Error('the database file has vanished'), { code: 'ENOENT' });
  return (await reopened(place, current)).storage;
}
