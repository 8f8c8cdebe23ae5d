import type { Migration } from 'kysely/migration';

/** Which photos a letter carries is written down with it; null: a letter from before, packed on the day it leaves. */
export const addLetterPhotos: Migration = {
  async up(db) {
    await db.schema.alterTable('letters').addColumn('photos', 'text').execute();
  },
};
