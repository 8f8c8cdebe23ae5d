import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { z } from 'zod';
import type { Tables } from '../tables';
import type { ColumnTypes } from './column-types';

type Table = CreateTableBuilder<string, string>;

/** Where the kinds of that day kept their writer's address: an order beside the rest of the delivery, the others by itself. */
const stored = z.object({
  email: z.string().optional(),
  delivery: z.object({ email: z.string().optional() }).optional(),
});

function emailOf(fields: string): string | null {
  const { data } = stored.safeParse(JSON.parse(fields));
  const typed = data?.delivery?.email ?? data?.email;
  return typed ? typed.trim().toLowerCase() : null;
}

function letters(db: Kysely<Tables>, { moment }: ColumnTypes): Table {
  return db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('parts', 'integer', (column) => column.notNull())
    .addColumn('to_address', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', moment, (column) => column.notNull())
    .addColumn('leased_until', moment)
    .addColumn('last_code', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('sent_at', moment)
    .addUniqueConstraint('letters_once', ['submission_id', 'kind', 'part']) as Table;
}

function idempotency(db: Kysely<Tables>, { moment }: ColumnTypes): Table {
  return db.schema
    .createTable('idempotency')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('created_at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_once', ['kind', 'key']) as Table;
}

const indexes = [
  ['submissions_by_email', 'submissions', ['email']],
  ['submissions_by_content', 'submissions', ['kind', 'content_hash', 'created_at']],
  ['letters_due', 'letters', ['state', 'next_at']],
  ['letters_by_address', 'letters', ['to_address', 'created_at']],
  ['idempotency_by_submission', 'idempotency', ['submission_id']],
  ['idempotency_by_time', 'idempotency', ['created_at']],
] as const;

/**
 * Moves the keys to a table of their own, where they are kept for a week, and copies addresses to a column for
 * searches.
 */
async function carryOver(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'kind', 'fields', 'idempotency_key', 'created_at'])
    .execute();
  for (const { id, kind, fields, idempotency_key: key, created_at } of rows) {
    const email = emailOf(fields);
    await db.updateTable('submissions').set({ email, idempotency_key: null }).where('id', '=', id).execute();
    if (key !== null) await db.insertInto('idempotency').values({ kind, key, submission_id: id, created_at }).execute();
  }
}

export const createLetters = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('submissions').addColumn('email', 'text').execute();
    await db.schema.alterTable('submissions').addColumn('quarantine', 'text').execute();
    for (const table of [letters(db, types), idempotency(db, types)]) {
      await table.modifyEnd(sql.raw(types.tableEnd)).execute();
    }
    for (const [name, table, columns] of indexes) {
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
    await carryOver(db);
  },
});
