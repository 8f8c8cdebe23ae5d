import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types';

/** The words of a submission as the artist reads them, for a search. They go when it goes. */
export const addSearchTexts = ({ tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_texts')
      .addColumn('submission_id', 'text', (column) =>
        column.primaryKey().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .modifyEnd(sql.raw(tableEnd))
      .execute();
  },
});
