import { statSync } from 'node:fs';
import { environment } from '../platform/environment';
import { forget, singleton } from '../platform/process-singleton';
import { sqliteTypes } from './migrations/column-types';
import { migrations } from './migrations/migrations';
import { openStorage, type Place } from './open';
import { fileIn } from './sqlite/open-sqlite';
import type { Storage } from './tables';

const reopening = 'storage reopening';

type Opened = Readonly<{ storage: Storage; file: number | null }>;

/** A file's own number: another one lies there once somebody has put a copy back in its place. */
const fileNumber = ({ dataFolder, databaseUrl }: Place): number | null =>
  databaseUrl === null ? (statSync(fileIn(dataFolder), { throwIfNoEntry: false })?.ino ?? null) : null;

async function opened(place: Place): Promise<Opened> {
  const storage = await openStorage(place);
  return { storage, file: fileNumber(place) };
}

/** A development server that meets new tables opens anew. */
const name = `storage ${Object.keys(migrations(sqliteTypes)).at(-1)}`;

const open = (place: Place): Promise<Opened> =>
  singleton(name, () =>
    opened(place).catch((error: unknown) => {
      forget(name);
      throw error;
    }),
  );

async function closeThenOpen(place: Place, before: Promise<Opened>): Promise<Opened> {
  if (open(place) === before) {
    // first closed: SQLite takes the log of its last writes away with it, by name, and the new file has one of that name
    await (await before).storage.destroy();
    forget(name);
  }
  return open(place);
}

const reopened = (place: Place, before: Promise<Opened>): Promise<Opened> =>
  singleton(reopening, () => closeThenOpen(place, before).finally(() => forget(reopening)));

/**
 * The site's storage, opened at the first request and shared by all. One that could not be opened is tried again at the
 * next request. A file that was replaced is opened anew, else we would go on writing into the one that is gone; a file
 * that has vanished is waited for, else an empty one would stand in its place.
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
