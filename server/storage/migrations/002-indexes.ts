import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lists count and retention looks for, without a look into the rows themselves, which hold all that was written. */
const indexes = [
  ['submissions_by_state', ['quarantine', 'order_id', 'kind', 'read_at']],
  ['submissions_by_kind', ['kind', 'created_at', 'order_id', 'id']],
] as const;

/** Indexes for ten years of submissions. */
export const createIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of indexes)
      await db.schema
        .createIndex(name)
        .on('submissions')
        .columns([...columns])
        .execute();
  },
};
