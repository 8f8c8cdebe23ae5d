import { sql } from 'kysely';
import { type DatabaseLocation, openStorage } from '@/server/storage/open';

/** Which database it is, as the tables of results call it: `SQLite`, `Postgres 15`. */
export async function serverOf(place: DatabaseLocation): Promise<string> {
  if (place.databaseUrl === null) return 'SQLite';
  const storage = await openStorage(place);
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(storage);
  await storage.destroy();
  return `Postgres ${Number.parseInt(rows[0]?.server_version ?? '', 10)}`;
}
