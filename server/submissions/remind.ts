import { artist } from '@/content/artist';
import { isMailbox } from '@/domain/contact-hints';
import { reminderNow } from '@/domain/order/reminders';
import { statesThat } from '@/domain/order/states';
import type { OrderHistory } from '@/domain/order/status';
import { seenByBuyer } from '@/domain/order/undo';
import { dayInWarsaw } from '../platform/warsaw';
import type { LetterEffects } from '../storage/effects';
import { historyWithNext } from '../storage/queries/order-events';
import { comparedEmail } from '../storage/queries/person';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import { changeOrder } from './change-order';
import { noonOf } from './views/dates';
import { withdrawalOf } from './withdrawn-order';

const unpaid = (storage: Storage): Promise<Submission[]> =>
  storage
    .selectFrom('submissions')
    .selectAll()
    .where('quarantine', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('order_events')
        .select('submission_id')
        .where(
          'state',
          'in',
          statesThat(({ isReminded }) => isReminded),
        ),
    )
    .execute();

/** @returns how many letters wait to be sent. @throws the first fault, once all other orders are done */
export async function remind(
  storage: Storage,
  sender: LetterEffects,
  days: number | null = artist.reminderDays ?? null,
): Promise<number> {
  if (days === null) return 0;
  const now = sender.now();
  const asIs = (history: OrderHistory) =>
    reminderNow(seenByBuyer(history, now), days, { now, noonOf, dayOf: dayInWarsaw });
  let sent = 0;
  const faults: unknown[] = [];
  const one = async (order: Submission): Promise<void> => {
    const event = asIs((await historyWithNext(storage, order)).history);
    if (!event || !isMailbox(comparedEmail(order.email ?? '')) || (await withdrawalOf(storage, order))) return;
    const change = { event, tellsBuyer: true, mayHappen: (history: OrderHistory) => asIs(history) !== null };
    if (await changeOrder(storage, order, change, sender)) sent += 1;
  };
  for (const order of await unpaid(storage)) await one(order).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
  return sent;
}
