import { z } from 'zod';
import { answerTo, changeAnswerTo, changesAgreed, firstAgreed, type OrderHistory } from '@/domain/order/status';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { jsonIn } from './kinds';
import { accepted, agreedToChange } from './reply-records';

const agreements = z.union([accepted, agreedToChange]);

/** `at`: when it was accepted, in ms. */
export type Contract = z.infer<typeof agreements> & Readonly<{ at: number }>;

/** With its changes, oldest first; without what was agreed in another way than on the page. */
export async function contractOf(
  storage: Storage,
  { id }: Submission,
  history: OrderHistory,
): Promise<readonly Contract[]> {
  const first = firstAgreed(history);
  const given = [
    ...(first ? [answerTo(history, first.position)] : []),
    ...changesAgreed(history).map(({ position }) => changeAnswerTo(history, position)),
  ].flatMap((answer) => answer?.at ?? []);
  if (given.length === 0) return [];
  const replies = await storage
    .selectFrom('submissions')
    .select(['fields', 'created_at as at'])
    .where('order_id', '=', id)
    .where('kind', '=', 'order-reply')
    .where('created_at', 'in', given)
    .orderBy('created_at')
    .execute();
  return replies.flatMap(({ fields, at }) => {
    const { data } = agreements.safeParse(jsonIn(fields));
    return data ? [{ ...data, at }] : [];
  });
}
