import { sql } from 'kysely';
import type { Locale } from '@/i18n/locales';
import type { Effects } from '../effects';
import { yearInWarsaw } from '../warsaw';
import { emailOf } from './email-of';
import { type NewLetter, writeLetters } from './new-letters';
import { referenceOf } from './reference';
import { earlierOf, type Once, rememberKey } from './repetition';
import type { Storage } from './tables';

export type KeptPhoto = Readonly<{ name: string; width: number; height: number; sha256: string; bytes: Buffer }>;

/** Something to keep. `key` and `hash` make a repetition known. */
export type NewSubmission = Once &
  Readonly<{
    language: Locale;
    fields: object;
    photos: readonly KeptPhoto[];
    letters: readonly NewLetter[];
    /** Why it is held back for the artist to look at; it then has no letters. */
    quarantine?: string;
  }>;

export type Chance = Pick<Effects, 'now' | 'random' | 'uuid' | 'mailHost'>;
export type Saved = Readonly<{ id: string; reference: string }>;
/** `repeats`: it was kept before, with this content. */
export type Kept = Readonly<{ saved: Saved; repeats: string | null }>;

/**
 * Waits for the turn: the first statement of the transaction is a write, on the one row that every submission of a year
 * needs. From here to the commit nobody else, in whatever process, gives a number or repeats this request.
 */
async function takeTurn(storage: Storage, year: number): Promise<void> {
  await storage
    .insertInto('reference_counters')
    .values({ year, last: 0 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ year }))
    .execute();
}

async function nextNumber(storage: Storage, year: number): Promise<number> {
  const { last } = await storage
    .updateTable('reference_counters')
    .set({ last: sql`last + 1` })
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

async function write(storage: Storage, submission: NewSubmission, chance: Chance & { at: number }): Promise<Saved> {
  const { kind, language, fields, hash, photos, quarantine = null } = submission;
  const { at, random, uuid } = chance;
  const sequence = await nextNumber(storage, yearInWarsaw(at));
  const saved = { id: uuid(), reference: referenceOf({ at, sequence }, random) };
  const unread = { idempotency_key: null, content_hash: hash, created_at: at, read_at: null };
  await storage
    .insertInto('submissions')
    .values({ ...saved, kind, language, ...unread, quarantine, email: emailOf(fields), fields: JSON.stringify(fields) })
    .execute();
  for (const [index, photo] of photos.entries()) {
    const place = { id: uuid(), submission_id: saved.id, position: index + 1 };
    await storage
      .insertInto('photos')
      .values({ ...place, ...photo })
      .execute();
  }
  return saved;
}

/** Keeps the submission with its photos, its number, its key and its letters, all or nothing; or finds it kept. */
export function saveSubmission(storage: Storage, submission: NewSubmission, chance: Chance): Promise<Kept> {
  return storage.transaction().execute(async (transaction) => {
    const at = chance.now();
    await takeTurn(transaction, yearInWarsaw(at));
    const earlier = await earlierOf(transaction, submission, at);
    if (earlier) return { saved: { id: earlier.id, reference: earlier.reference }, repeats: earlier.hash };
    const saved = await write(transaction, submission, { ...chance, at });
    await rememberKey(transaction, submission, { id: saved.id, at });
    if (submission.quarantine === undefined)
      await writeLetters(transaction, submission.letters, { ...chance, ...saved, at });
    return { saved, repeats: null };
  });
}
