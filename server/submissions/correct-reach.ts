import type { Reach } from '@/domain/order/reply';
import { addEvent, inHistory } from '../storage/queries/order-events';
import type { Submission } from '../storage/queries/read';
import { changeReach } from '../storage/queries/save';
import type { Storage } from '../storage/tables';
import { withReach } from './reach';

/**
 * @param seen the position of the next event in the history that the artist saw
 * @returns false where something else has happened to the order since
 * @throws where this version cannot read the order
 */
export const correctReach = (
  storage: Storage,
  order: Submission,
  { reach, seen, now }: Readonly<{ reach: Reach; seen: number; now: number }>,
): Promise<boolean> =>
  inHistory(storage, order, async (transaction, { next: position }) => {
    if (position !== seen) return false;
    const { id } = order;
    await addEvent(transaction, { id, position, event: { type: 'contact', from: 'studio' } }, now);
    await changeReach(transaction, id, { email: reach.email, fields: withReach(order, reach), at: now });
    return true;
  });
