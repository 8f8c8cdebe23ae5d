import * as z from 'zod/mini';
import { paymentKinds } from '@/domain/order/events';
import { type ErasedPayment, erasedPayments } from '@/domain/order/payments';
import { agreedOffer } from '@/domain/order/status';
import type { Storage } from '../tables';
import { historyWithNext } from './order-events';

/** The orders among them, and whatever has an offer or a payment. */
const ordersAmong = (storage: Storage, ids: readonly string[]) =>
  storage
    .selectFrom('submissions')
    .select(['id', 'reference', 'created_at', 'read_at'])
    .where('id', 'in', ids)
    .where('order_id', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('order_links')
            .select('order_links.submission_id')
            .whereRef('order_links.submission_id', '=', 'submissions.id'),
        ),
        exists(
          selectFrom('order_events')
            .select('order_events.position')
            .whereRef('order_events.submission_id', '=', 'submissions.id')
            .where('order_events.type', 'in', ['offer', 'payment']),
        ),
      ]),
    );

/** Of orders among them their numbers, sums and days stay. */
export async function eraseSubmissions(storage: Storage, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const order of await ordersAmong(storage, ids).execute()) {
    const { history } = await historyWithNext(storage, order);
    const { reference, created_at: received_at } = order;
    const facts = { received_at, grosze: agreedOffer(history)?.grosze ?? null };
    await storage
      .insertInto('erased_orders')
      .values({ reference, ...facts, payments: JSON.stringify(erasedPayments(history)) })
      .execute();
  }
  await storage.deleteFrom('submissions').where('id', 'in', ids).execute();
}

const payments: z.ZodMiniType<readonly ErasedPayment[]> = z.array(
  z.object({ kind: z.enum(paymentKinds), grosze: z.int(), day: z.string() }),
);

export const erasedOrders = async (storage: Storage) =>
  (await storage.selectFrom('erased_orders').selectAll().orderBy('reference').execute()).map((row) => ({
    ...row,
    payments: payments.parse(JSON.parse(row.payments)),
  }));
