import type { z } from 'zod';
import { agreedOffer, answerTo, type OrderHistory } from '@/domain/order/status';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn } from './kinds';
import { accepted } from './order-reply';

/** What was accepted, in the words of that day. `at`: when, in ms. */
export type Contract = z.infer<typeof accepted> & Readonly<{ at: number }>;

/** The contract that holds for an order; null where none does, or it was made in another way than by an offer on the page. */
export async function contractOf(
  storage: Storage,
  { id }: Submission,
  history: OrderHistory,
): Promise<Contract | null> {
  const agreed = agreedOffer(history);
  const given = agreed && answerTo(history, agreed.position);
  if (given?.answer !== 'accepted') return null;
  const reply = await storage
    .selectFrom('submissions')
    .select('fields')
    .where('order_id', '=', id)
    .where('kind', '=', 'order-reply')
    .where('created_at', '=', given.at)
    .executeTakeFirst();
  const { data } = accepted.safeParse(jsonIn(reply?.fields ?? ''));
  return data ? { ...data, at: given.at } : null;
}
