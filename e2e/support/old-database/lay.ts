import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import type { DatabaseLocation } from '@/server/storage/open';
import { fileIn } from '@/server/storage/sqlite/open-sqlite';

const sqlOf = (name: 'sqlite' | 'postgres'): string =>
  readFileSync(join(process.cwd(), `e2e/support/old-database/${name}.sql`), 'utf8');

/**
 * Lays a database where it will be opened, as an older program left it: the tables of the second migration, an order of each
 * type in both languages and a form of each kind, labels in Polish only, no letter sent and none with its photos written down.
 */
export async function layOldDatabase({ dataFolder, databaseUrl }: DatabaseLocation): Promise<void> {
  if (databaseUrl === null) {
    const file = new Database(fileIn(dataFolder));
    file.pragma('journal_mode = WAL');
    file.exec(sqlOf('sqlite'));
    return void file.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sqlOf('postgres')).finally(() => client.end());
}
