import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types';

/** The last moment at which what is too old was erased, in one row: a clock weeks away from it is not believed. */
export const addClock = ({ moment, tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen_at', moment, (column) => column.notNull())
      .modifyEnd(sql.raw(tableEnd))
      .execute();
  },
});
