import { type DatedEvent, type OrderEvent, stateSetBy } from './events';
import { lastOffer, type Offer, type OrderHistory, stateOf } from './status';

/** How long the artist can take back what she did by mistake, in ms. */
export const undoMs = 10 * 60 * 1000;

/** What the artist does that the buyer sees. */
export type Done = Extract<DatedEvent, { type: 'offer' | 'mark' | 'message' }>;

/** The events that count: neither what was taken back nor the taking back. */
export function holding(events: readonly DatedEvent[]): readonly DatedEvent[] {
  const undone = new Set(events.map((event) => (event.type === 'undo' ? event.of : null)));
  return events.filter(({ type, position }) => type !== 'undo' && !undone.has(position));
}

const isDone = (event: DatedEvent): event is Done =>
  event.type === 'offer' || event.type === 'mark' || (event.type === 'message' && event.from === 'studio');

/** What the artist did last, if that is not long ago and the buyer has not answered it since; else null. */
export function undoable({ events }: Pick<OrderHistory, 'events'>, now: number): Done | null {
  const last = events.findLast((event) => isDone(event) || stateSetBy(event) !== null);
  return last && isDone(last) && now - last.at <= undoMs ? last : null;
}

/** The offer that can be withdrawn: until it is answered, however old it is; else null. */
export function withdrawable(history: OrderHistory): Offer | null {
  const offer = lastOffer(history);
  return offer && stateOf(history) === 'offer' ? offer : null;
}

/** The event that takes something back. */
export function undoing(history: OrderHistory, done: Done): OrderEvent {
  const before = { ...history, events: history.events.filter((event) => event !== done) };
  const state = stateSetBy(done) === null ? null : stateOf(before);
  return { type: 'undo', of: done.position, what: done.type, state };
}
