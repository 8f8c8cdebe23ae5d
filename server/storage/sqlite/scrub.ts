import { sql } from 'kysely';
import { causeOf } from '../../platform/log';
import { isPostgres, type Storage } from '../tables';

/**
 * After erasing: SQLite overwrites erased data in the file, but the log would keep it until the next checkpoint. Postgres
 * clears its pages by itself.
 * @returns false where a reader holds the log, which keeps the data until the next call
 */
export async function scrub(storage: Storage): Promise<boolean> {
  if (isPostgres(storage)) return true;
  try {
    // SQLite reports that somebody else uses the log in a row, not by an error
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(storage);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (causeOf(error).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
