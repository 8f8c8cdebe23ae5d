import { type DatedEvent, type OrderEvent, stateSetBy, undoableTypes } from './events';
import { states } from './states';
import {
  answerTo,
  changeAnswerTo,
  lastOffer,
  type OrderHistory,
  type Proposal,
  stateOf,
  unansweredChange,
} from './status';

/** How long the artist can take back what she did, and the buyer is shown nothing of it, in ms. */
export const undoMs = 5 * 60 * 1000;

export type Done = Extract<DatedEvent, { type: (typeof undoableTypes)[number] }>;

export function holding(events: readonly DatedEvent[]): readonly DatedEvent[] {
  const undone = new Set(events.map((event) => (event.type === 'undo' ? event.of : null)));
  return events.filter(({ type, position }) => type !== 'undo' && !undone.has(position));
}

const isDone = (event: DatedEvent): event is Done =>
  undoableTypes.some((type) => type === event.type) &&
  !(event.type === 'message' && event.from === 'buyer') &&
  !(event.type === 'offer' && event.automatic);

type Events = Pick<OrderHistory, 'events'>;

function seenFrom(event: DatedEvent, { events }: Events): number {
  if (!isDone(event)) return event.at;
  const sent = events.find((other) => other.type === 'sendNow' && other.of === event.position);
  return sent?.at ?? event.at + undoMs;
}

/** What the artist did and the buyer does not see yet, oldest first: it can be taken back in silence. */
export const pendingIn = (history: Events, now: number): readonly Done[] =>
  history.events.filter((event): event is Done => isDone(event) && now < seenFrom(event, history));

export const lastProposal = ({ events }: Events, kind: Proposal['type']): Proposal | undefined =>
  events.findLast((event): event is Proposal => event.type === kind);

export const isProposal = (event: OrderEvent): event is Extract<OrderEvent, { type: Proposal['type'] }> =>
  event.type === 'offer' || event.type === 'change';

/** Whether another offer or change was proposed before the buyer saw this one. */
const isReplaced = (event: DatedEvent, history: Events): boolean =>
  isProposal(event) &&
  history.events.some(
    ({ type, position, at }) => type === event.type && position > event.position && at < seenFrom(event, history),
  );

/** At a moment in ms. The private page, its replies and the letters go by it. */
export const seenByBuyer = (history: OrderHistory, now: number): OrderHistory => ({
  ...history,
  events: history.events.filter((event) => seenFrom(event, history) <= now && !isReplaced(event, history)),
});

/** When the buyer comes to see an event: what a letter says of it does not change while it waits. */
export function historyAt(history: OrderHistory, event: DatedEvent): OrderHistory {
  const { events } = seenByBuyer(history, seenFrom(event, history));
  return { ...history, events: events.filter(({ position }) => position <= event.position) };
}

/** What the artist did last, while it can be taken back in silence. */
export const undoable = (history: Events, now: number): Done | null => pendingIn(history, now).at(-1) ?? null;

/** Until it is answered, however old it is. */
export function withdrawable(history: OrderHistory): Proposal | null {
  const offer = lastOffer(history);
  return offer && stateOf(history) === 'offer' ? offer : unansweredChange(history);
}

/** The offers or changes in whose place another came, without an answer. */
export const replacedBy = (done: Done, history: OrderHistory): readonly Done[] =>
  history.events.filter(
    (event): event is Proposal =>
      isProposal(event) &&
      event.type === done.type &&
      event !== done &&
      !(event.type === 'offer' ? answerTo : changeAnswerTo)(history, event.position),
  );

export type UndoEvent = Extract<OrderEvent, { type: 'undo' }>;

export const without = (history: OrderHistory, done: Done): OrderHistory => ({
  ...history,
  events: history.events.filter((event) => event !== done),
});

export const undoing = (history: OrderHistory, done: Done): UndoEvent => ({
  type: 'undo',
  of: done.position,
  what: done.type,
  state: stateSetBy(done) === null ? null : stateOf(without(history, done)),
});

/** Whether what the buyer answers would no longer be there. */
function endsIt(act: OrderEvent, done: Done): boolean {
  const state = stateSetBy(done);
  if (act.type === 'changeAnswer') return done.type === 'change' || (state !== null && !states[state].mayChange);
  return stateSetBy(act) !== null && state !== null;
}

/** Whoever accepts an offer accepts the one that the page shows, whatever the artist did a minute ago; so does whoever agrees to a change. */
export function overtakenBy(act: OrderEvent, history: OrderHistory, now: number): readonly UndoEvent[] {
  const seen = stateOf(seenByBuyer(history, now));
  return pendingIn(history, now)
    .filter((done) => endsIt(act, done))
    .map((done) => ({ type: 'undo', of: done.position, what: done.type, state: stateSetBy(done) && seen }));
}
