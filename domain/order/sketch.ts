import { corrections } from '@/content/terms';
import { type DatedEvent, hasPicture } from './events';
import { states } from './states';
import { agreedOffer, type OrderHistory, stateOf } from './status';

type Message = Extract<DatedEvent, { type: 'message' }>;

const answersIn = ({ events }: OrderHistory): readonly Message[] =>
  events.filter((event): event is Message => event.type === 'message' && event.sketch !== undefined);

export const sketchAnswer = (history: OrderHistory, position: number): Message | undefined =>
  answersIn(history).find(({ sketch }) => sketch?.of === position);

/** The newest picture, where the artist asks whether it may be so and the buyer has not said yet; null outside the work. */
export function openSketch(history: OrderHistory) {
  const last = history.events.findLast(hasPicture);
  const isAsked = last?.asks === true && states[stateOf(history)].hasSketch;
  return isAsked && !sketchAnswer(history, last.position) ? last : null;
}

/** How many corrections the buyer has asked for, and how many the price holds. */
export const correctionsOf = (history: OrderHistory): Readonly<Record<'used' | 'all', number>> => ({
  used: answersIn(history).filter(({ sketch }) => sketch?.isRight === false).length,
  all: agreedOffer(history)?.terms.corrections ?? corrections,
});
