import type { DatedEvent } from './events';
import { states } from './states';
import { type OrderHistory, stateOf } from './status';

type Review = Extract<DatedEvent, { type: 'review' }>;

type Events = Pick<OrderHistory, 'events'>;

export const reviewIn = ({ events }: Events): Review | null => events.find((event) => event.type === 'review') ?? null;

export function isAsked(history: OrderHistory): boolean {
  const { isContract, isOver } = states[stateOf(history)];
  return isContract && isOver && reviewIn(history) === null;
}

/** The buyer allows it, and the artist has put the words on the site. */
export function standingReview(history: Events): Review | null {
  const review = reviewIn(history);
  const last = history.events.findLast((event) => event.type === 'stand');
  return review?.mayStand && last?.type === 'stand' && last.stands ? review : null;
}
