import type { ShownReview } from '@/content/reviews';
import { standingReview } from '@/domain/order/review';
import { unturned } from '@/domain/text';
import { environment } from '@/server/platform/environment';
import { NoDatabase, openExisting } from '@/server/storage/open';
import { allEvents } from '@/server/storage/queries/order-events';
import type { Storage } from '@/server/storage/tables';
import { storedIn } from '@/server/submissions/kinds';

export async function reviewsIn(storage: Storage): Promise<readonly ShownReview[]> {
  const orders = await storage
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', (query) => query.selectFrom('order_events').select('submission_id').where('type', '=', 'stand'))
    .orderBy('created_at', 'desc')
    .execute();
  const events = await allEvents(
    storage,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) => {
    const review = standingReview({ events: events.get(order.id) ?? [] });
    const name = storedIn(order)?.describe(order.language).row.name ?? '';
    const [first = ''] = unturned(name).trim().split(/\s/);
    return review ? [{ name: first, text: unturned(review.text), language: order.language }] : [];
  });
}

export async function reviewsOfSite(): Promise<readonly ShownReview[]> {
  try {
    const storage = await openExisting(environment());
    try {
      return await reviewsIn(storage);
    } finally {
      await storage.destroy();
    }
  } catch (error) {
    if (error instanceof NoDatabase) return [];
    throw error;
  }
}
