import type { Storage } from '../tables';
import type { Saved } from './repetition';

/** The reply about an order that was kept at a moment. @throws where there is none */
export async function replyAt(storage: Storage, order: string, at: number): Promise<Saved> {
  const reply = await storage
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('order_id', '=', order)
    .where('created_at', '=', at)
    .executeTakeFirstOrThrow();
  return { ...reply, token: null };
}

/** When the artist last wrote a letter about an order, or about what the buyer sent from its page; 0: never. */
export async function lastLetterAt(storage: Storage, order: string): Promise<number> {
  const letter = await storage
    .selectFrom('letters')
    .innerJoin('submissions', 'submissions.id', 'letters.submission_id')
    .select('letters.created_at')
    .where('letters.kind', '=', 'reply')
    .where(({ eb, or }) => or([eb('submissions.id', '=', order), eb('submissions.order_id', '=', order)]))
    .orderBy('letters.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return letter?.created_at ?? 0;
}
