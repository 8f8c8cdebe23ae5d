import { isUnfinished } from '@/domain/order/payments';
import { filesAmong } from '../delivered';
import type { Storage } from '../tables';
import { eraseSubmissions } from './erased-orders';
import { historyWithNext } from './order-events';
import type { Submission } from './read';

/** @param typed may be anything */
export const comparedEmail = (typed: string): string => typed.trim().toLowerCase();

export const submissionsBy = (storage: Storage, emails: readonly string[]): Promise<Submission[]> =>
  storage
    .selectFrom('submissions')
    .selectAll()
    .where('email', 'in', emails.map(comparedEmail))
    .orderBy('created_at', 'desc')
    .execute();

export async function unfinishedAmong(
  storage: Storage,
  rows: readonly Pick<Submission, 'id' | 'created_at' | 'read_at'>[],
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const row of rows) if (isUnfinished((await historyWithNext(storage, row)).history)) ids.add(row.id);
  return ids;
}

/** `files`: those for buyers that no order has any more. */
type Erased = Readonly<{ erased: number; stay: number; files: readonly string[] }>;

/**
 * Of orders their numbers, sums and days stay; what was accepted or paid stays until it is done. Call `dropFiles` and `scrub` afterwards.
 * @param mayErase asked in the same transaction with the references of those that would go
 * @returns how many submissions went, and how many orders stay; null where it was not wished
 */
export const erasePerson = (
  storage: Storage,
  ids: readonly string[],
  mayErase: (references: readonly string[]) => boolean = () => true,
): Promise<Erased | null> =>
  storage.transaction().execute(async (transaction) => {
    const all = await transaction
      .selectFrom('submissions')
      .select(['id', 'reference', 'order_id', 'created_at', 'read_at'])
      .where(({ or, eb }) => or([eb('id', 'in', ids), eb('order_id', 'in', ids)]))
      .execute();
    const stay = await unfinishedAmong(transaction, all);
    const going = all.filter(({ id, order_id }) => !stay.has(order_id ?? id));
    if (!mayErase(going.filter(({ order_id }) => order_id === null).map(({ reference }) => reference))) return null;
    const gone = going.map(({ id }) => id);
    const files = gone.length > 0 ? await filesAmong(transaction, gone) : [];
    await eraseSubmissions(transaction, gone);
    return { erased: gone.length, stay: stay.size, files };
  });
