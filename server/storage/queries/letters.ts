import type { Selectable } from 'kysely';
import type { Storage, Tables } from '../tables';

export type LetterRow = Selectable<Tables['letters']> & Readonly<{ reference: string; received: number }>;

const letters = (storage: Storage) =>
  storage
    .selectFrom('letters')
    .innerJoin('submissions', 'submissions.id', 'letters.submission_id')
    .selectAll('letters')
    .select(['submissions.reference', 'submissions.created_at as received'])
    .orderBy('letters.created_at')
    .orderBy('letters.message_id');

export const unsentLetters = (storage: Storage): Promise<LetterRow[]> =>
  letters(storage).where('letters.state', 'in', ['waiting', 'leased', 'parked']).execute();

export const lettersOf = (storage: Storage, id: string): Promise<LetterRow[]> =>
  letters(storage).where('letters.submission_id', '=', id).execute();

export const letterBy = (storage: Storage, id: string): Promise<LetterRow | undefined> =>
  letters(storage).where('letters.id', '=', id).executeTakeFirst();

export const hasUpdate = async (storage: Storage, id: string, position: number): Promise<boolean> =>
  (await lettersOf(storage, id)).some(({ kind, part }) => kind === 'update' && part === position);

/** @returns `none` was written about the event, it was `stopped`, or it has `left` or is just leaving */
export async function stopUpdate(storage: Storage, id: string, position: number): Promise<'none' | 'stopped' | 'left'> {
  const { numDeletedRows } = await storage
    .deleteFrom('letters')
    .where(({ and }) => and({ submission_id: id, kind: 'update', part: position }))
    .where('state', 'in', ['waiting', 'parked'])
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return 'stopped';
  return (await hasUpdate(storage, id, position)) ? 'left' : 'none';
}

export const sendUpdateNow = async (storage: Storage, id: string, position: number, now: number): Promise<void> => {
  await storage
    .updateTable('letters')
    .set({ next_at: now })
    .where(({ and }) => and({ submission_id: id, kind: 'update', part: position, state: 'waiting' }))
    .execute();
};

/**
 * The same of the letter that confirms an order and holds an offer that made itself: it stays, and will hold none. The row is written to, so
 * that no worker takes it meanwhile.
 */
export async function stopOfferIn(storage: Storage, id: string): Promise<'none' | 'stopped' | 'left'> {
  const { numUpdatedRows } = await storage
    .updateTable('letters')
    .set(({ ref }) => ({ next_at: ref('next_at') }))
    .where(({ and }) => and({ submission_id: id, kind: 'buyer' }))
    .where('state', 'in', ['waiting', 'parked'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return 'stopped';
  return (await lettersOf(storage, id)).some(({ kind }) => kind === 'buyer') ? 'left' : 'none';
}

/** @returns false where the letter has left or is just leaving */
export async function stopLetter(storage: Storage, id: string): Promise<boolean> {
  const { numDeletedRows } = await storage
    .deleteFrom('letters')
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'parked'])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** @returns false where the letter has left or is just leaving */
export async function readdressLetter(storage: Storage, id: string, to: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await storage
    .updateTable('letters')
    .set({ to_address: to, state: 'waiting', attempts: 0, next_at: now, last_code: null })
    .where('id', '=', id)
    .where('to_address', 'is not', null)
    .where('state', 'in', ['waiting', 'parked'])
    .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('next_at', '<=', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Which = Readonly<{ id: string } | { parked: true }>;

/** Makes letters due now; none about what the buyer is not to see yet. @returns how many */
export async function retryLetters(storage: Storage, which: Which, now: number): Promise<number> {
  const again = storage.updateTable('letters').set({ state: 'waiting', attempts: 0, next_at: now });
  const chosen =
    'parked' in which
      ? again.where('state', '=', 'parked')
      : again
          .where('state', 'in', ['waiting', 'parked'])
          .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('next_at', '<=', now)]))
          .where('id', '=', which.id);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  return Number(numUpdatedRows);
}
