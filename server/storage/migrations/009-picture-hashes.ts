import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables';

type Pictures = Pick<Tables, 'order_pictures'>;

/**
 * The hash of each picture that the artist shows, as photos have theirs. It may be null: an older version may add a
 * picture while it ends.
 */
export const addPictureHashes: Migration = {
  async up(db: Kysely<Pictures>) {
    await db.schema.alterTable('order_pictures').addColumn('sha256', 'text').execute();
    const places = await db.selectFrom('order_pictures').select(['submission_id', 'position']).execute();
    for (const { submission_id, position } of places) {
      const isIt = (row: ExpressionBuilder<Pictures, 'order_pictures'>) => row.and({ submission_id, position });
      // one by one: each is large
      const picture = await db.selectFrom('order_pictures').select('bytes').where(isIt).executeTakeFirstOrThrow();
      const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
      await db.updateTable('order_pictures').set({ sha256 }).where(isIt).execute();
    }
  },
};
