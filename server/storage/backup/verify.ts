import { hash } from 'node:crypto';
import { isAbsolute, normalize } from 'node:path';
import Database from 'better-sqlite3';
import { BackupFault, type BackupFile, table } from './files';

export const contentIn = 'content/';
export const originalsIn = 'originals/';
export const deliveredName = 'delivered/';
export const settingsIn = 'settings.env';

/** `damaged`: pictures and files for buyers whose bytes are not those that were stored; `files`: of the artist's content. */
export type Contents = Readonly<{
  submissions: number;
  photos: number;
  letters: number;
  damaged: number;
  files: number;
}>;

const pictures = 'select bytes, sha256 from photos union all select bytes, sha256 from order_pictures';

/** Files for buyers that are missing or changed. */
const lost = `select count(*) from order_files left join ${table} on name = '${deliveredName}' || id
  where ${table}.sha256 is not order_files.sha256`;

const isInside = (name: string): boolean => !isAbsolute(name) && !normalize(name).startsWith('..');

function contentsOf(file: Database.Database): Contents {
  const count = (table: string) => Number(file.prepare(`select count(*) from ${table}`).pluck().get());
  let [damaged, files] = [Number(file.prepare(lost).pluck().get()), 0];
  for (const { bytes, sha256 } of file.prepare<[], Omit<BackupFile, 'name'>>(pictures).iterate())
    if (hash('sha256', bytes) !== sha256) damaged += 1;
  for (const { name, bytes, sha256 } of file.prepare<[], BackupFile>(`select * from ${table}`).iterate()) {
    // unlike a photo, none of these can have been damaged before
    if (!isInside(name) || hash('sha256', bytes) !== sha256) throw new BackupFault('damaged', file.name);
    if (name.startsWith(contentIn)) files += 1;
  }
  return { submissions: count('submissions'), photos: count('photos'), letters: count('letters'), damaged, files };
}

/** @throws a `BackupFault` where it is none of ours, or damaged */
export function verify(path: string): Contents {
  let file: Database.Database | undefined;
  try {
    file = new Database(path, { readonly: true, fileMustExist: true });
    const sound = file.pragma('integrity_check', { simple: true }) === 'ok';
    const linked = (file.pragma('foreign_key_check') as unknown[]).length === 0;
    if (!sound || !linked) throw new BackupFault('damaged', path);
    return contentsOf(file);
  } catch (error) {
    throw error instanceof BackupFault ? error : new BackupFault('damaged', path);
  } finally {
    file?.close();
  }
}
