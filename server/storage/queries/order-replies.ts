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
