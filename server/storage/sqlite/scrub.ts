import { sql } from 'kysely';
import type { Storage } from '../tables';
import { isPostgres } from '../tables';
import { isBusy, patience } from './patience';

/** SQLite reports in a row, not by an error, that somebody else uses the file. */
async function emptyLog(storage: Storage): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(storage);
  if (rows[0]?.busy) throw Object.assign(new Error('the log of the last writes is in use'), { code: 'SQLITE_BUSY' });
}

/**
 * Call it after erasing: SQLite overwrites erased data in the file, but the log would keep it until the next
 * checkpoint. Postgres clears its pages by itself.
 * @returns false if a reader held the log for too long: the data is erased, but the log keeps it until the next call
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
