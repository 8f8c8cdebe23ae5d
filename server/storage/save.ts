import { sql, type Transaction } from 'kysely';
import type { Locale } from '@/i18n/locales';
import { yearInWarsaw } from '../warsaw';
import { type Random, referenceOf } from './reference';
import type { Storage, Tables } from './tables';

export type KeptPhoto = Readonly<{ name: string; width: number; height: number; sha256: string; bytes: Buffer }>;

/** Something to keep. `key` and `hash` make a repetition known. */
export type NewSubmission = Readonly<{
  kind: string;
  language: Locale;
  fields: object;
  key: string | null;
  hash: string;
  photos: readonly KeptPhoto[];
}>;

type Chance = Readonly<{ now: () => number; random: Random; uuid: () => string }>;
export type Saved = Readonly<{ id: string; reference: string }>;

/** The first statement of the transaction is a write: it waits for its turn, where a read would have to be repeated. */
async function nextNumber(transaction: Transaction<Tables>, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto('reference_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`reference_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Keeps the submission with its photos and its number, all or nothing. */
export function saveSubmission(
  storage: Storage,
  { kind, language, fields, key, hash, photos }: NewSubmission,
  { now, random, uuid }: Chance,
): Promise<Saved> {
  return storage.transaction().execute(async (transaction) => {
    const at = now();
    const sequence = await nextNumber(transaction, yearInWarsaw(at));
    const saved = { id: uuid(), reference: referenceOf({ at, sequence }, random) };
    const row = { ...saved, kind, language, idempotency_key: key, content_hash: hash, created_at: at, read_at: null };
    await transaction
      .insertInto('submissions')
      .values({ ...row, fields: JSON.stringify(fields) })
      .execute();
    for (const [index, photo] of photos.entries()) {
      const place = { id: uuid(), submission_id: saved.id, position: index + 1 };
      await transaction
        .insertInto('photos')
        .values({ ...place, ...photo })
        .execute();
    }
    return saved;
  });
}

/** What was kept under this key before, if anything. */
export function savedUnder(
  storage: Storage,
  kind: string,
  key: string,
): Promise<(Saved & { hash: string }) | undefined> {
  return storage
    .selectFrom('submissions')
    .select(['id', 'reference', 'content_hash as hash'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}
