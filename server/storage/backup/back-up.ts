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
import { BackupFault, type BackupFile, namesIn, putFiles } from './files';
import { type Contents, contentIn, deliveredName, originalsIn, settingsIn, verify } from './verify';

function snapshot(source: string, path: string): void {
  const file = new Database(source, { readonly: true, fileMustExist: true, timeout: limits.storage.busyMs });
  try {
    file.prepare('vacuum into ?').run(path);
  } finally {
    file.close();
  }
}

/** What is not in the database. `settings`: a text without secrets; null: none are written down. */
export type Beside = Readonly<{ contentFolder: string; settings: string | null }>;

function* deliveredFilesOf(copy: string, dataFolder: string): Generator<BackupFile> {
  const file = new Database(copy, { readonly: true });
  const ids = file.prepare('select id from order_files').pluck().all() as string[];
  file.close();
  for (const id of ids) {
    const path = join(deliveredFolder(dataFolder), id);
    if (existsSync(path)) yield { name: `${deliveredName}${id}`, bytes: readFileSync(path) };
  }
}

/** One after the other: all of them may be more than memory holds. What is still being written has another name. */
function* filesIn(folder: string, below: string): Generator<BackupFile> {
  for (const name of namesIn(folder).filter((name) => !name.endsWith('.unfinished')))
    yield { name: `${below}${name}`, bytes: readFileSync(join(folder, name)) };
}

function* filesOf({ contentFolder, settings }: Beside, dataFolder: string): Generator<BackupFile> {
  yield* filesIn(contentFolder, contentIn);
  yield* filesIn(originalsFolder(dataFolder), originalsIn);
  if (settings !== null) yield { name: settingsIn, bytes: Buffer.from(settings) };
}

function toDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies everything into one file, while the site may run. The file gets its name only once it has been read through.
 * @throws a `BackupFault`, where an existing file would be written over or the database is a Postgres; `NoDatabase`
 */
export function backUp(place: DatabaseLocation, path: string, beside: Beside): Contents {
  if (place.databaseUrl !== null) throw new BackupFault('postgres', dataPlace(place));
  const source = fileIn(place.dataFolder);
  if (!existsSync(source)) throw new NoDatabase(dataPlace(place));
  // its own folder: what is not finished is for nobody else to read, and goes as a whole
  const folder = mkdtempSync(join(dirname(path), '.backup-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    snapshot(source, copy);
    putFiles(copy, [filesOf(beside, place.dataFolder), deliveredFilesOf(copy, place.dataFolder)]);
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
