import { states } from './states';
import { type OrderHistory, stateOf } from './status';
import type { Choice } from './thing';

/** A work without a medium is the original. */
export const isSent = ({ medium }: Readonly<{ medium: unknown }>): boolean => medium !== 'file';

/** Whether another order may go in the parcel of this one: until it leaves the studio, or ends (STATUS-32). */
export function isParcelOpen(history: OrderHistory, choice: Pick<Choice, 'medium'>): boolean {
  const { hasLeft, isOver } = states[stateOf(history)];
  return isSent(choice) && !hasLeft && !isOver;
}
