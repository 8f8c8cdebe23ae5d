import type { Migration } from 'kysely/migration';

/** The photos of a letter are stored with it; null in older letters, whose photos are chosen when they are sent. */
export const addLetterPhotos: Migration = {
  async up(db) {
    await db.schema.alterTable('letters').addColumn('photos', 'text').execute();
  },
};
