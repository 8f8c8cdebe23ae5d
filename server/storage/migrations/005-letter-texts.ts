import type { Migration } from 'kysely/migration';

/** What the artist wrote is stored with its letter; null in all others, whose text is made when they are sent. */
export const addLetterTexts: Migration = {
  async up(db) {
    await db.schema.alterTable('letters').addColumn('content', 'text').execute();
  },
};
