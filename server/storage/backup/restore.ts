import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { causeOf } from '../../platform/log';
import { deliveredFolder } from '../delivered';
import { UnusableDatabase } from '../faults';
import { type DatabaseLocation, dataPlace } from '../open';
import { originalsFolder } from '../originals';
import { fileIn, isThere, logOf, openSqlite } from '../sqlite/open-sqlite';
import { BackupFault, type BackupFile, giveToOwner, isWithin, namesIn, table } from './files';
import { toFillIn } from './kept-settings';
import { type Contents, contentIn, deliveredName, originalsIn, settingsIn, verify } from './verify';

export type Target = DatabaseLocation & Readonly<{ contentFolder: string; settingsFile: string }>;

/** `settings`: `kept` where there were others; `toFillIn`: the secret ones, of which a backup holds the names alone. */
export type Restored = Contents & Readonly<{ settings: 'written' | 'kept' | null; toFillIn: readonly string[] }>;

function takeFiles(path: string, to: string): void {
  const database = new Database(path, { fileMustExist: true });
  try {
    for (const { name, bytes } of database.prepare<[], BackupFile>(`select * from ${table}`).iterate()) {
      const file = join(to, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes, { mode: 0o600 });
    }
    database.exec(`drop table ${table}`);
    // else the database of the site would keep their room
    database.exec('vacuum');
  } finally {
    database.close();
  }
}

async function takeApart(from: string, folder: string): Promise<void> {
  copyFileSync(from, fileIn(folder));
  // a backup may be read-only, and a copy takes that over
  chmodSync(fileIn(folder), 0o600);
  takeFiles(fileIn(folder), folder);
  mkdirSync(join(folder, contentIn), { recursive: true });
  try {
    const storage = await openSqlite(folder);
    // a device that was forgotten since then must not get in again
    for (const table of ['desk_devices', 'desk_links'] as const) await storage.deleteFrom(table).execute();
    await storage.destroy();
  } catch (error) {
    throw error instanceof UnusableDatabase ? new BackupFault('newer', from) : error;
  }
}

/** @throws where the site, or anybody else, has the database open */
function isEmpty(path: string): boolean {
  const file = new Database(path, { timeout: 0, fileMustExist: true });
  try {
    // SQLite leaves its log only where nobody else has the file open
    file.pragma('journal_mode = delete');
    return file.prepare('select 1 from submissions limit 1').get() === undefined;
  } catch (error) {
    throw causeOf(error).startsWith('SQLITE_BUSY') ? new BackupFault('running', path) : error;
  } finally {
    file.close();
  }
}

/** A damaged database is never opened for writing, as SQLite would spoil it. */
function mayGiveWay(path: string): boolean {
  try {
    return !isThere(path) || isEmpty(path);
  } catch (error) {
    if (error instanceof UnusableDatabase) return false;
    throw error;
  }
}

function putContent(from: string, { contentFolder, dataFolder }: Target): void {
  cpSync(from, contentFolder, { recursive: true });
  giveToOwner([contentFolder, ...namesIn(from).map((name) => join(contentFolder, name))], dataFolder);
}

function putSettings(from: string, { settingsFile, dataFolder }: Target): Pick<Restored, 'settings' | 'toFillIn'> {
  if (!existsSync(from)) return { settings: null, toFillIn: [] };
  if (existsSync(settingsFile)) return { settings: 'kept', toFillIn: [] };
  const text = readFileSync(from, 'utf8');
  writeFileSync(settingsFile, text, { mode: 0o600 });
  giveToOwner([settingsFile], dataFolder);
  return { settings: 'written', toFillIn: toFillIn(text) };
}

function putBeside(from: string, folder: string, { dataFolder }: Target): void {
  const names = namesIn(from);
  if (names.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(join(from, name), join(folder, name));
  giveToOwner([dirname(folder), folder, ...names.map((name) => join(folder, name))], dataFolder);
}

function putDatabase(from: string, { dataFolder }: Target): void {
  const path = fileIn(dataFolder);
  for (const name of [logOf(path), `${path}-shm`]) rmSync(name, { force: true });
  giveToOwner([from], dataFolder);
  renameSync(from, path);
}

/**
 * While the site does not run. Replaces only an empty database, and files that are in the backup.
 * @throws a `BackupFault`; nothing has changed then
 */
export async function restore(from: string, target: Target): Promise<Restored> {
  if (target.databaseUrl !== null) throw new BackupFault('postgres', dataPlace(target));
  if (!existsSync(from)) throw new BackupFault('missing', from);
  const contents = verify(from);
  mkdirSync(target.dataFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(target.dataFolder, '.restore-'));
  try {
    await takeApart(from, folder);
    const content = join(folder, contentIn);
    const originals = originalsFolder(target.dataFolder);
    if (!isWithin(target.contentFolder, content)) throw new BackupFault('full', target.contentFolder);
    if (!isWithin(originals, join(folder, originalsIn))) throw new BackupFault('full', originals);
    if (!mayGiveWay(fileIn(target.dataFolder))) throw new BackupFault('full', fileIn(target.dataFolder));
    putContent(content, target);
    const rest = putSettings(join(folder, settingsIn), target);
    // each is named by an id, so none of another order is written over
    putBeside(join(folder, deliveredName), deliveredFolder(target.dataFolder), target);
    putBeside(join(folder, originalsIn), originals, target);
    putDatabase(fileIn(folder), target);
    return { ...contents, ...rest };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
