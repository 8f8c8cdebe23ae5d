import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from '../../platform/log';
import { isNewerSchema } from '../migrations/migrate';
import type { DatabaseLocation } from '../open';
import { fileIn, openSqlite } from '../sqlite/open-sqlite';
import { BackupFault } from './fault';
import { intoPostgres } from './into-postgres';
import { intoSqlite } from './into-sqlite';
import { hasOurSchema } from './schema';
import { type Contents, verify } from './verify';

/** `replace`: what is there may give way. `aside`: where it is kept then, a path that does not exist yet. */
export type Target = DatabaseLocation & Readonly<{ replace: boolean; aside: string }>;

/** Whether tables that are not ours kept a change of ours out. */
const isOfTables = (error: unknown): boolean => /^SQLITE_(ERROR|CONSTRAINT\w*)$/.test(causeOf(error));

/**
 * Brings an older version's tables up to date, in a copy. What they are then is compared: a file with a table too few, or
 * with a trigger, would be taken, and every form refused from then on.
 */
async function brought(from: string, folder: string): Promise<void> {
  copyFileSync(from, fileIn(folder));
  try {
    await (await openSqlite(folder)).destroy();
  } catch (error) {
    if (isNewerSchema(error)) throw new BackupFault('newer', from);
    throw isOfTables(error) ? new BackupFault('foreign', from) : error;
  }
  if (!(await hasOurSchema(folder))) throw new BackupFault('foreign', from);
}

/**
 * Puts a backup into the site's database, wherever that is. What was there is kept aside.
 * @returns what the backup holds
 * @throws a `BackupFault`; nothing has changed then
 */
export async function restore(from: string, target: Target): Promise<Contents> {
  if (!existsSync(from)) throw new BackupFault('missing', from);
  const contents = verify(from);
  mkdirSync(target.dataFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(target.dataFolder, '.restore-'));
  try {
    await brought(from, folder);
    await (target.databaseUrl === null ? intoSqlite(folder, target) : intoPostgres(folder, target));
    return contents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
