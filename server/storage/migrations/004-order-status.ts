import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types';

type Table = CreateTableBuilder<string, string>;

function orderLinks(db: Kysely<unknown>, { moment }: ColumnTypes): Table {
  return db.schema
    .createTable('order_links')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', moment, (column) => column.notNull()) as Table;
}

function orderEvents(db: Kysely<unknown>, { moment }: ColumnTypes): Table {
  return db.schema
    .createTable('order_events')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('order_events_in_order', ['submission_id', 'position']) as Table;
}

function orderPictures(db: Kysely<unknown>, { bytes }: ColumnTypes): Table {
  return db.schema
    .createTable('order_pictures')
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
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

/** An order's private page: its address, what happened to the order, and whatever a buyer sends from there. */
export const addOrderStatus = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of [orderLinks(db, types), orderEvents(db, types), orderPictures(db, types)]) {
      await table.modifyEnd(sql.raw(types.tableEnd)).execute();
    }
    await db.schema
      .alterTable('submissions')
      .addColumn('order_id', 'text', (column) => column.references('submissions.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('submissions_by_order').on('submissions').column('order_id').execute();
    await db.schema.createIndex('order_events_by_state').on('order_events').columns(['state', 'at']).execute();
  },
});
