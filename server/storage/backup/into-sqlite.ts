import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { isThere } from '../sqlite/inspect-sqlite';
import { fileIn } from '../sqlite/open-sqlite';
import { isBusy } from '../sqlite/patience';
import { BackupFault } from './fault';
import { giveToOwner } from './files';
import type { Target } from './restore';

const filesOf = (path: string): readonly string[] =>
  [path, `${path}-wal`, `${path}-shm`].filter((name) => existsSync(name));

/** A file that cannot be read is never opened for writing: SQLite would destroy what is left of it. */
function isSound(path: string): boolean {
  try {
    return isThere(path);
  } catch {
    return false;
  }
}

/** How many submissions are in it. @throws where the site, or anybody else, has it open */
function countIn(path: string): number {
  const file = new Database(path, { timeout: 0, fileMustExist: true });
  try {
    // SQLite leaves its log only where nobody else has the file open
    file.pragma('journal_mode = delete');
    return Number(file.prepare('select count(*) from submissions').pluck().get());
  } catch (error) {
    if (isBusy(error)) throw new BackupFault('running', path);
    throw error;
  } finally {
    file.close();
  }
}

/** Puts the file of `folder` in the place of the site's. */
export async function intoSqlite(folder: string, { dataFolder, replace, aside }: Target): Promise<void> {
  const path = fileIn(dataFolder);
  const before = filesOf(path);
  const wouldLose = before.length > 0 && (!isSound(path) || countIn(path) > 0);
  if (wouldLose && !replace) throw new BackupFault('full', path);
  if (wouldLose) {
    mkdirSync(aside, { mode: 0o700 });
    for (const name of filesOf(path)) renameSync(name, join(aside, basename(name)));
  }
  const restored = fileIn(folder);
  chmodSync(restored, 0o600);
  giveToOwner([restored], dataFolder);
  renameSync(restored, path);
}
