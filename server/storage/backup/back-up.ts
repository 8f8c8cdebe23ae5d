import { hash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { limits } from '../../platform/limits';
import { deliveredFolder } from '../delivered';
import { type DatabaseLocation, dataPlace, NoDatabase } from '../open';
import { originalsFolder } from '../originals';
import { fileIn } from '../sqlite/open-sqlite';
import { BackupFault, namesIn, table } from './files';
import { type Contents, contentIn, deliveredName, originalsIn, settingsIn, verify } from './verify';

/** `settings`: a text without secrets; null: none are written down. */
export type Beside = Readonly<{ contentFolder: string; settings: string | null }>;

function withDatabase(path: string, options: Database.Options, work: (database: Database.Database) => void): void {
  const database = new Database(path, { fileMustExist: true, ...options });
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** One after the other: all files may be more than memory holds. */
function putFiles(database: Database.Database, { contentFolder, settings }: Beside, dataFolder: string): void {
  // nothing of it may be left beside the file
  database.pragma('journal_mode = delete');
  database.exec(`create table ${table} (name text primary key, bytes blob not null, sha256 text not null)`);
  const insert = database.prepare(`insert into ${table} (name, bytes, sha256) values (?, ?, ?)`);
  const put = (name: string, bytes: Buffer): unknown => insert.run(name, bytes, hash('sha256', bytes));
  const delivered = database.prepare('select id from order_files').pluck().all() as string[];
  const originals = originalsFolder(dataFolder);
  const folders = [
    [contentIn, contentFolder, namesIn(contentFolder)],
    [originalsIn, originals, namesIn(originals)],
    [deliveredName, deliveredFolder(dataFolder), delivered],
  ] as const;
  database.transaction(() => {
    // what is still being written has another name
    for (const [below, folder, names] of folders)
      for (const name of names.filter((name) => !name.endsWith('.unfinished') && existsSync(join(folder, name))))
        put(`${below}${name}`, readFileSync(join(folder, name)));
    if (settings !== null) put(settingsIn, Buffer.from(settings));
  })();
}

function toDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * While the site may run. The file gets its name only once it has been read through.
 * @throws a `BackupFault`, where an existing file would be written over or the database is a Postgres; `NoDatabase`
 */
export function backUp(location: DatabaseLocation, path: string, beside: Beside): Contents {
  if (location.databaseUrl !== null) throw new BackupFault('postgres', dataPlace(location));
  const source = fileIn(location.dataFolder);
  if (!existsSync(source)) throw new NoDatabase(dataPlace(location));
  // what is not finished is for nobody else to read, and goes as a whole
  const folder = mkdtempSync(join(dirname(path), '.backup-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    const patient = { readonly: true, timeout: limits.storage.busyMs };
    withDatabase(source, patient, (database) => void database.prepare('vacuum into ?').run(copy));
    withDatabase(copy, {}, (database) => putFiles(database, beside, location.dataFolder));
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
