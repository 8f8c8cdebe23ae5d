import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { type DatabaseLocation, dataPlace, NoDatabase, openExisting } from '../open';
import { toDisk } from '../sqlite/new-sqlite';
import { fileIn, openSqlite } from '../sqlite/open-sqlite';
import { copyRows } from './copy-rows';
import { BackupFault } from './fault';
import { type KeptFile, namesIn, putFiles } from './files';
import { type Contents, contentIn, settingsIn, verify } from './verify';

/** Everything of a Postgres at one moment, as the SQLite file that the site itself would write. */
async function asSqlite(place: DatabaseLocation, folder: string): Promise<string> {
  const [from, to] = [await openExisting(place), await openSqlite(folder)];
  try {
    await sql`pragma foreign_keys = off`.execute(to);
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((moment) => to.transaction().execute((copy) => copyRows(moment, copy)));
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
  return fileIn(folder);
}

/** One moment of the database, whoever writes meanwhile; without the pages of what was erased. */
function snapshot(source: string, path: string): void {
  const file = new Database(source, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    file.prepare('vacuum into ?').run(path);
  } finally {
    file.close();
  }
}

/** What is not in the database. `settings`: a text without secrets; null: none are written down. */
export type Beside = Readonly<{ contentFolder: string; settings: string | null }>;

/** One after the other: all of them may be more than memory holds. */
function* filesOf({ contentFolder, settings }: Beside): Generator<KeptFile> {
  for (const name of namesIn(contentFolder))
    yield { name: `${contentIn}${name}`, bytes: readFileSync(join(contentFolder, name)) };
  if (settings !== null) yield { name: settingsIn, bytes: Buffer.from(settings) };
}

/**
 * Copies everything into one file, while the site may run. The file gets its name only once it has been read through.
 * @throws a `BackupFault`, where an existing file would be written over; `NoDatabase`
 */
export async function backUp(place: DatabaseLocation, path: string, beside?: Beside): Promise<Contents> {
  if (existsSync(path)) throw new BackupFault('taken', path);
  // its own folder: what is not finished is for nobody else to read, and goes as a whole
  const folder = mkdtempSync(join(dirname(path), '.backup-'));
  try {
    const source = place.databaseUrl === null ? fileIn(place.dataFolder) : await asSqlite(place, folder);
    if (!existsSync(source)) throw new NoDatabase(dataPlace(place));
    const copy = join(folder, 'copy.sqlite');
    snapshot(source, copy);
    if (beside) putFiles(copy, filesOf(beside));
    const contents = verify(copy);
    chmodSync(copy, 0o600);
    toDisk(copy);
    if (existsSync(path)) throw new BackupFault('taken', path);
    renameSync(copy, path);
    return contents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
