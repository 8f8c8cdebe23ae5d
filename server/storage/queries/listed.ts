import { sql } from 'kysely';
import type { Storage } from '../tables';
import type { Submission } from './read';

/** A submission with the number of its photos. */
export type Listed = Submission & Readonly<{ photos: number }>;

/** How many there are: all that were accepted, those among them that nobody has read, and those that are held back. */
export type Tally = Readonly<{ all: number; unread: number; held: number }>;

/**
 * Submissions with the number of their photos, in the order of every list: first what was accepted, then what is held back; of each
 * what is unread, then the newest.
 */
export const inOrder = (storage: Storage) =>
  storage
    .selectFrom('submissions')
    .selectAll('submissions')
    .select((query) =>
      query
        .selectFrom('photos')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('photos.submission_id', '=', 'submissions.id')
        .$asScalar()
        .$notNull()
        .as('photos'),
    )
    .orderBy(sql`quarantine is not null`)
    .orderBy(sql`read_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc');

/**
 * What was accepted, or what is held back.
 * @param most how many at most; null: all
 */
export const listed = (storage: Storage, which: 'accepted' | 'held', most: number | null): Promise<Listed[]> =>
  inOrder(storage)
    .where('quarantine', which === 'held' ? 'is not' : 'is', null)
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();

/** Counts without reading what was sent. */
export const tally = (storage: Storage): Promise<Tally> =>
  storage
    .selectFrom('submissions')
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('quarantine', 'is', null).as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('quarantine', 'is', null), eb('read_at', 'is', null)]))
        .as('unread'),
      fn.countAll<number>().filterWhere('quarantine', 'is not', null).as('held'),
    ])
    .executeTakeFirstOrThrow();
