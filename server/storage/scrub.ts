import { sql } from 'kysely';
import { isPostgres } from './dialect';
import type { Storage } from './tables';

/**
 * After something was erased: SQLite overwrites it in the file, but its log of the last writes would keep it until the
 * next checkpoint. Postgres clears its pages by itself.
 */
export async function scrub(storage: Storage): Promise<void> {
  if (!isPostgres(storage)) await sql`pragma wal_checkpoint(truncate)`.execute(storage);
}
