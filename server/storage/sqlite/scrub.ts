import { sql } from 'kysely';
import { isPostgres } from '../dialect';
import type { Storage } from '../tables';
import { isBusy, patience } from './patience';

/** SQLite says in a row, not by a fault, that somebody else is at the file. */
async function emptyLog(storage: Storage): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(storage);
  if (rows[0]?.busy) throw Object.assign(new Error('the log of the last writes is in use'), { code: 'SQLITE_BUSY' });
}

/**
 * After something was erased: SQLite overwrites it in the file, but its log of the last writes would keep it until the
 * next checkpoint. Postgres clears its pages by itself.
 * @returns false where somebody reads for too long: what was erased is erased, but its log waits for the next time
 */
export async function scrub(storage: Storage): Promise<boolean> {
  if (isPostgres(storage)) return true;
  const patiently = patience();
  try {
    await patiently(() => emptyLog(storage));
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
