import { sql } from 'kysely';
import { isPostgres } from '../dialect';
import type { Storage } from '../tables';
import { inOrder, type Listed } from './listed';

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

/** For `glob` and for regular expressions alike. What is no such letter may be stored in another way: `any` stands for it. */
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
