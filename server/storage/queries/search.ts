import { sql } from 'kysely';
import type { Storage } from '../tables';
import { inOrder, type Listed } from './listed';
import type { Submission } from './read';

/** The words of one submission, in the form that is searched. */
export type SearchText = Readonly<{ id: Submission['id']; text: string }>;

/** Submissions whose words have not been stored yet. */
export const withoutSearchText = (storage: Storage, most: number): Promise<Submission[]> =>
  storage
    .selectFrom('submissions')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('search_texts').select('text').whereRef('submission_id', '=', 'submissions.id'))),
    )
    .limit(most)
    .execute();

/** Stores words for the next searches; not of what was erased meanwhile. */
export async function keepSearchTexts(storage: Storage, texts: readonly SearchText[]): Promise<void> {
  const rows = sql.join(texts.map(({ id, text }) => sql`(${id}, ${text})`));
  // both databases name the columns of bare values so
  await sql`insert into search_texts (submission_id, text)
    select submissions.id, kept.column2 from (values ${rows}) as kept
    join submissions on submissions.id = kept.column1
    where true on conflict do nothing`.execute(storage);
}

/**
 * What holds each of the parts.
 * @param parts at least one, in the form of the stored words
 */
export const found = (storage: Storage, parts: readonly string[]): Promise<Listed[]> =>
  inOrder(storage)
    .innerJoin('search_texts', 'search_texts.submission_id', 'submissions.id')
    .where(({ and, eb }) =>
      and(
        parts.map((part) =>
          eb('search_texts.text', 'like', sql<string>`${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
        ),
      ),
    )
    .execute();
