import type { ExpressionBuilder } from 'kysely';
import type { LetterEffects } from '../effects';
import type { Storage, Tables } from '../tables';
import { type LetterText, writeLetters } from './new-letters';
import type { Submission } from './read';

/** `waitMs`: how long it can be taken back. */
export type Reply = LetterText & Readonly<{ to: string; waitMs?: number }>;

/** A submission may have several: `part` counts them. */
export function writeReply(
  storage: Storage,
  { id }: Pick<Submission, 'id'>,
  { to, waitMs = 0, ...content }: Reply,
  { now, ...sender }: LetterEffects,
): Promise<void> {
  const at = now();
  return storage.transaction().execute(async (transaction) => {
    const { last } = await transaction
      .selectFrom('letters')
      .select(({ fn }) => fn.max('part').as('last'))
      .where('submission_id', '=', id)
      .where('kind', '=', 'reply')
      .executeTakeFirstOrThrow();
    const letter = { kind: 'reply', part: (last ?? 0) + 1, to, content } as const;
    await writeLetters(transaction, [letter], { ...sender, id, at, dueAt: at + waitMs });
  });
}

/** `leavesAt`: until then, in ms, it can be taken back. */
export type Written = Readonly<{ id: string; at: number; sent_at: number | null; leavesAt: number; content: string }>;

export async function writtenTo(storage: Storage, id: string): Promise<readonly Written[]> {
  const rows = await storage
    .selectFrom('letters')
    .innerJoin('submissions', 'submissions.id', 'letters.submission_id')
    .select([
      'letters.id',
      'letters.created_at as at',
      'letters.sent_at',
      'letters.next_at as leavesAt',
      'letters.content',
    ])
    .where('letters.kind', 'in', ['reply', 'opening'])
    .where(({ eb, or }) => or([eb('submissions.id', '=', id), eb('submissions.order_id', '=', id)]))
    .orderBy('letters.created_at')
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, content: content ?? 'null' }));
}

type Waiting = Readonly<{ submission: string; letter: string; now: number }>;

/** No worker has tried it. */
const waitingLetter =
  ({ submission, letter, now }: Waiting) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'letters'>) =>
    and([
      and({ id: letter, submission_id: submission, kind: 'reply', state: 'waiting', attempts: 0 }),
      eb('next_at', '>', now),
    ]);

/** @returns false where the letter does not wait any more */
export async function takeBackReply(storage: Storage, waiting: Waiting): Promise<boolean> {
  const { numDeletedRows } = await storage
    .deleteFrom('letters')
    .where(waitingLetter(waiting))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** @returns false where the letter does not wait any more */
export async function sendReplyNow(storage: Storage, waiting: Waiting): Promise<boolean> {
  const { numUpdatedRows } = await storage
    .updateTable('letters')
    .set({ next_at: waiting.now })
    .where(waitingLetter(waiting))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function lastReplies(storage: Storage, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await storage
    .selectFrom('letters')
    .select(({ fn }) => ['submission_id', fn.max('created_at').as('at')])
    .where('kind', '=', 'reply')
    .where('submission_id', 'in', ids)
    .groupBy('submission_id')
    .execute();
  return new Map(rows.map(({ submission_id, at }) => [submission_id, Number(at)]));
}
