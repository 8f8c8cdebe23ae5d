import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../tables';

type Table = CreateTableBuilder<string, string>;

/** The column types that have different names in the two databases. */
type Types = Readonly<{ moment: 'integer' | 'bigint'; bytes: 'blob' | 'bytea' }>;

function submissions(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('read_at', moment)
    .addColumn('email', 'text')
    .addColumn('quarantine', 'text')
    .addColumn('order_id', 'text', (column) => column.references('submissions.id').onDelete('cascade')) as Table;
}

function photos(db: Kysely<unknown>, { bytes }: Types): Table {
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

function idempotency(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('idempotency')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('created_at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_once', ['kind', 'key']) as Table;
}

function letters(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('parts', 'integer', (column) => column.notNull())
    .addColumn('photos', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
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

function orderLinks(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('order_links')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', moment, (column) => column.notNull()) as Table;
}

function orderEvents(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('order_events')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('order_events_in_order', ['submission_id', 'position']) as Table;
}

function orderPictures(db: Kysely<unknown>, { bytes }: Types): Table {
  return db.schema
    .createTable('order_pictures')
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('order_pictures_once', ['submission_id', 'position'])
    .addForeignKeyConstraint(
      'order_pictures_of_event',
      ['submission_id', 'position'],
      'order_events',
      ['submission_id', 'position'],
      (constraint) => constraint.onDelete('cascade'),
    ) as Table;
}

function orderFiles(db: Kysely<unknown>): Table {
  return db.schema
    .createTable('order_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addUniqueConstraint('order_files_once', ['submission_id', 'position']) as Table;
}

function erasedOrders(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('erased_orders')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('received_at', moment, (column) => column.notNull())
    .addColumn('grosze', 'integer')
    .addColumn('payments', 'text', (column) => column.notNull()) as Table;
}

function goneWorks(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('gone_works')
    .addColumn('work_id', 'integer', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('grosze', 'integer') as Table;
}

function retentionNights(db: Kysely<unknown>): Table {
  return db.schema
    .createTable('retention_nights')
    .addColumn('night', 'text', (column) => column.primaryKey())
    .addColumn('remaining', 'integer', (column) => column.notNull()) as Table;
}

function deskDevices(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('desk_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('used_at', moment, (column) => column.notNull())
    .addColumn('lasts_ms', moment, (column) => column.notNull())
    .addColumn('notice', 'text') as Table;
}

function deskLinks(db: Kysely<unknown>, { moment }: Types): Table {
  return db.schema
    .createTable('desk_links')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('used_at', moment)
    .addColumn('mailed', 'integer', (column) => column.notNull()) as Table;
}

const tables = [
  ...[submissions, photos, referenceCounters, idempotency, letters, orderLinks, orderEvents, orderPictures],
  ...[orderFiles, erasedOrders, goneWorks, retentionNights, deskDevices, deskLinks],
];

const indexes = [
  ['submissions_by_time', 'submissions', ['created_at']],
  ['submissions_by_email', 'submissions', ['email']],
  ['submissions_by_content', 'submissions', ['kind', 'content_hash', 'created_at']],
  ['submissions_by_order', 'submissions', ['order_id']],
  ['letters_due', 'letters', ['state', 'next_at']],
  ['letters_by_address', 'letters', ['to_address', 'created_at']],
  ['idempotency_by_submission', 'idempotency', ['submission_id']],
  ['idempotency_by_time', 'idempotency', ['created_at']],
  ['order_events_by_state', 'order_events', ['state', 'at']],
] as const;

/** The tables of the first version. */
export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    const isPg = isPostgres(db);
    const types: Types = isPg ? { moment: 'bigint', bytes: 'bytea' } : { moment: 'integer', bytes: 'blob' };
    // STRICT, because SQLite would otherwise accept a text in a number's column
    for (const table of tables)
      await table(db, types)
        .modifyEnd(sql.raw(isPg ? '' : 'strict'))
        .execute();
    for (const [name, table, columns] of indexes)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
  },
};
