import { sql } from 'kysely';
import type { Storage } from '../tables';
import { isPostgres } from '../tables';
import type { Submission } from './read';

/** A submission with the number of its photos. */
export type Listed = Submission & Readonly<{ photos: number }>;

/**
 * Submissions with the number of their photos, in the order of every list: first what was accepted, then what is held back; of each
 * what is unread, then the newest.
 */
const inOrder = (storage: Storage) =>
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

/** What was accepted, or what is held back. */
export const listed = (storage: Storage, which: 'accepted' | 'held'): Promise<Listed[]> =>
  inOrder(storage)
    .where('quarantine', which === 'held' ? 'is not' : 'is', null)
    .execute();

/** How many are held back. */
export async function heldCount(storage: Storage): Promise<number> {
  const { held } = await storage
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('quarantine', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** Letters without their marks: `Żółw` and `zolw` are the same. `ł` is a letter of its own, which no form takes apart. */
export const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replace(/\s+/g, ' ');

const common = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
/** Each Latin letter and digit with all that are the same to a search: `z` with `zZźŹżŻžŽ`. */
const spellings = Map.groupBy(
  common.filter((character) => /[\p{L}\p{N}]/u.test(character)),
  bare,
);
/** Marks that stand by themselves, and rarer letters, as of Vietnamese: as spellings they would make each search twice as long. */
const rare = '[\u0180-\u1eff]';

/** For `glob` and for regular expressions alike. Other characters may be stored escaped: `any` stands for them. */
const patternOf = (part: string, any: string): string =>
  [...part].reduce((text, character) => {
    const all = spellings.get(character);
    return text + (all ? `[${all.join('')}]` : any);
  }, any) + any;

/**
 * What may hold each of the parts in what is stored of it, and some that do not: to be looked at again.
 * @param parts as `bare` makes them; none: everything
 */
export function mayHold(storage: Storage, parts: readonly string[]): Promise<Listed[]> {
  const [matches, any] = isPostgres(storage) ? [sql`~`, '.*'] : [sql`glob`, '*'];
  const holds = (part: string) =>
    sql<boolean>`(reference || ' ' || coalesce(email, '') || ' ' || fields) ${matches} ${patternOf(part, any)}`;
  const isRare = sql<boolean>`fields ${matches} ${any + rare + any}`;
  return inOrder(storage)
    .where(({ or, and }) => or([and(parts.map(holds)), isRare]))
    .execute();
}
