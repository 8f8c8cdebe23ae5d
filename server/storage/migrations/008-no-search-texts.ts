import type { Migration } from 'kysely/migration';

/** A search reads what was sent; a copy of its words is kept no longer. */
export const dropSearchTexts: Migration = {
  async up(db) {
    await db.schema.dropTable('search_texts').execute();
  },
};
