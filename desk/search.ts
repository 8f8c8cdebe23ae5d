import { sql } from 'kysely';
import { folded, numberIn } from '@/server/storage/queries/folded';
import { inListOrder } from '@/server/storage/queries/listed';
import type { Submission } from '@/server/storage/queries/read';
import type { Storage } from '@/server/storage/tables';

/** Anything that holds a text, whose `%` and `_` stand for themselves. */
const holding = (text: string) => sql`${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

/**
 * @param works whose buyers are found, too
 * @returns what holds all of what was typed, or the number of whose parcel it is, in the order of every list
 */
export async function search(
  storage: Storage,
  typed: string,
  works: readonly number[] = [],
): Promise<readonly Submission[]> {
  const number = numberIn(typed);
  const terms = number === null ? folded(typed).split(' ').filter(Boolean) : [number];
  if (terms.length === 0) return [];
  const own = (term: string) => sql<boolean>`(folded like ${holding(term)} or lower(reference) like ${holding(term)})`;
  const parcel = folded(typed).replace(/[\s-]/g, '');
  return inListOrder(storage)
    .where(({ and, or, eb, selectFrom }) =>
      or([
        and(terms.map(own)),
        // lists of their own: asked again for each submission, they are read from the start each time
        eb(
          'reference',
          'in',
          selectFrom('gone_works')
            .select('reference')
            .where('work_id', 'in', [0, ...works]),
        ),
        eb(
          'id',
          'in',
          selectFrom('order_events')
            .select('submission_id')
            .where('state', '=', 'sent')
            .where(sql<boolean>`lower(data) like ${holding(`"number":"${parcel}`)}`),
        ),
      ]),
    )
    .execute();
}
