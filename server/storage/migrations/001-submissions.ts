import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types';

type Table = CreateTableBuilder<string, string>;

function submissions(db: Kysely<unknown>, { moment }: ColumnTypes): Table {
  return db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('read_at', moment)
    .addUniqueConstraint('submissions_once', ['kind', 'idempotency_key']) as Table;
}

function photos(db: Kysely<unknown>, { bytes }: ColumnTypes): Table {
  return db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addUniqueConstraint('photos_in_order', ['submission_id', 'position']) as Table;
}

function referenceCounters(db: Kysely<unknown>): Table {
  return db.schema
    .createTable('reference_counters')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull()) as Table;
}

export const createSubmissions = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of [submissions(db, types), photos(db, types), referenceCounters(db)]) {
      await table.modifyEnd(sql.raw(types.tableEnd)).execute();
    }
    await db.schema.createIndex('submissions_by_time').on('submissions').column('created_at').execute();
  },
});
