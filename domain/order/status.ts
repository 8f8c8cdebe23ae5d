import type { ProblemCode } from '../problems';
import { type ChangeAnswer, type DatedEvent, type OfferAnswer, stateSetBy } from './events';
import { type MarkedState, type OrderState, states, statesThat } from './states';
import type { Way } from './ways';

/** All that is known of an order's way, without what was taken back; moments in ms. */
export type OrderHistory = Readonly<{ receivedAt: number; readAt: number | null; events: readonly DatedEvent[] }>;

export type Offer = Extract<DatedEvent, { type: 'offer' }>;
export type Change = Extract<DatedEvent, { type: 'change' }>;
export type Proposal = Offer | Change;
type Answer = Extract<DatedEvent, { type: 'answer' }>;
type AnsweredChange = Extract<DatedEvent, { type: 'changeAnswer' }>;

type Events = Pick<OrderHistory, 'events'>;
type Reached = Readonly<{ state: OrderState; at: number }>;

const setIn = ({ events }: Events): readonly Reached[] =>
  events.flatMap((event) => {
    const state = stateSetBy(event);
    return state ? [{ state, at: event.at }] : [];
  });

function reached(history: OrderHistory): readonly Reached[] {
  const { receivedAt, readAt } = history;
  const set = setIn(history);
  // of an offer that made itself the order is read later, which is no step back
  const isStep = readAt !== null && !set.some(({ at }) => at < readAt);
  return [{ state: 'received', at: receivedAt }, ...(isStep ? [{ state: 'read', at: readAt } as const] : []), ...set];
}

export const stateOf = (history: OrderHistory): OrderState =>
  setIn(history).at(-1)?.state ?? (history.readAt === null ? 'received' : 'read');

export const lastOffer = ({ events }: Events): Offer | undefined => events.findLast((event) => event.type === 'offer');

/** @returns null also where its time is over */
export function openOffer(history: OrderHistory, now: number): Offer | null {
  const offer = lastOffer(history);
  return offer && stateOf(history) === 'offer' && now <= offer.until ? offer : null;
}

export const sentSince = ({ events }: Events): readonly DatedEvent[] =>
  events.slice(
    events.findLastIndex((event) => {
      const state = stateSetBy(event);
      return state !== null && !states[state].hasLeft;
    }) + 1,
  );

/** How it comes to the buyer, as was noted last; null before it is sent, and where nothing was noted. */
export const wayOf = (history: Events): Way | null =>
  sentSince(history)
    .flatMap((event) => (event.type === 'mark' && event.way) || [])
    .at(-1) ?? null;

/** The offer that made itself, as long as no other was made. */
export function automaticIn(history: Events): Offer | null {
  const offer = lastOffer(history);
  return offer?.automatic ? offer : null;
}

export const hasExpired = (history: OrderHistory, now: number): boolean =>
  stateOf(history) === 'offer' && openOffer(history, now) === null;

export const answerTo = ({ events }: OrderHistory, position: number): Answer | undefined =>
  events.findLast((event): event is Answer => event.type === 'answer' && event.offer === position);

/** The offer that was accepted, or what was agreed since in another way, before any change. */
export function firstAgreed(history: OrderHistory): Offer | null {
  if (!states[stateOf(history)].isContract) return null;
  const last = history.events.findLast((event) => event.type === 'offer' || (event.type === 'mark' && event.agreed));
  if (last?.type !== 'mark' || !last.agreed) return last?.type === 'offer' ? last : null;
  const { position, at, agreed } = last;
  // as an offer: nothing is paid ahead, and no parcel is promised
  const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
  return { type: 'offer', position, at, ...agreed, until: at, note: '', terms };
}

/** Oldest first. */
function changesIn(history: OrderHistory): readonly Change[] {
  const first = firstAgreed(history);
  return history.events.filter(
    (event): event is Change => event.type === 'change' && first !== null && event.position > first.position,
  );
}

export const changeAnswerTo = ({ events }: OrderHistory, position: number): AnsweredChange | undefined =>
  events.findLast((event): event is AnsweredChange => event.type === 'changeAnswer' && event.change === position);

export const changesAgreed = (history: OrderHistory): readonly Change[] =>
  changesIn(history).filter(({ position }) => changeAnswerTo(history, position)?.answer === 'agreed');

/** The terms that hold: those of the offer, or of the newest change that was agreed. */
export const agreedOffer = (history: OrderHistory): Proposal | null =>
  changesAgreed(history).at(-1) ?? firstAgreed(history);

export const lastChange = (history: OrderHistory): Change | undefined => changesIn(history).at(-1);

export const mayChange = (history: OrderHistory): boolean =>
  states[stateOf(history)].mayChange && agreedOffer(history) !== null;

/** Also once its time is over. */
export function unansweredChange(history: OrderHistory): Change | null {
  const change = mayChange(history) ? lastChange(history) : undefined;
  return change && !changeAnswerTo(history, change.position) ? change : null;
}

export function openChange(history: OrderHistory, now: number): Change | null {
  const change = unansweredChange(history);
  return change && now <= change.until ? change : null;
}

/** The buyer's message of these words, unless something has happened since: a note does not count, as only the artist sees it. */
export function repeatedMessage({ events }: OrderHistory, text: string): DatedEvent | null {
  const last = events.findLast(({ type }) => type !== 'note');
  return last?.type === 'message' && last.from === 'buyer' && last.text === text ? last : null;
}

const steps = statesThat(({ step }) => step !== 'none');

/** `at`: when it was reached last; null where it is still to come. */
export type Step = Readonly<{ state: OrderState; at: number | null; isNow: boolean }>;

/** Without steps that were passed over. @param isMade whether it is worked on at all; what is there already is only sent */
export function stepsOf(history: OrderHistory, isMade: boolean): readonly Step[] {
  const state = stateOf(history);
  const all = reached(history);
  const dateOf = (one: OrderState): number | null => all.findLast((past) => past.state === one)?.at ?? null;
  const isAside = !steps.includes(state);
  const now = isAside ? steps.findLastIndex((step) => dateOf(step) !== null) : steps.indexOf(state);
  const way = steps.map(
    (step, index): Step => ({ state: step, at: index <= now ? dateOf(step) : null, isNow: step === state }),
  );
  const past = way.slice(0, now + 1).filter(({ at }) => at !== null);
  const ahead = states[state].isOver
    ? []
    : way.slice(now + 1).filter((step) => isMade || states[step.state].step !== 'made');
  return [...past, ...(isAside ? [{ state, at: dateOf(state), isNow: true }] : []), ...ahead];
}

export function mayWithdraw(history: OrderHistory): boolean {
  const { isContract, isOver } = states[stateOf(history)];
  return !isContract && !isOver;
}

export function withdrawalIn(history: OrderHistory): DatedEvent | null {
  const last = history.events.findLast((event) => stateSetBy(event) !== null);
  return last?.type === 'withdrawal' ? last : null;
}

export function agreedSince(history: Events): number | null {
  const set = setIn(history);
  return set[set.findLastIndex(({ state }) => !states[state].isContract) + 1]?.at ?? null;
}

export function agreedChange(history: OrderHistory): AnsweredChange | null {
  const change = changesAgreed(history).at(-1);
  return (change && changeAnswerTo(history, change.position)) ?? null;
}

/** Since when the terms hold, in ms: what is due at once is due from then on. */
export const termsSince = (history: OrderHistory): number | null => agreedChange(history)?.at ?? agreedSince(history);

export const mayBecome = (history: OrderHistory, next: MarkedState | 'offer'): boolean =>
  states[next].from?.includes(stateOf(history)) === true;

/** An answer counts for what it answers, or was given before, at a moment in ms, and does nothing. */
type Taken<Of> = Readonly<{ counts: Of } | { answeredAt: number } | { problem: { code: ProblemCode } }>;

const refused = (code: ProblemCode) => ({ problem: { code } });

/** @param given to an offer that the page showed, by its position @param regulations the hash of today's */
export function answerTaken(
  history: OrderHistory,
  given: Readonly<{ answer: OfferAnswer; offer: number; regulations: string }>,
  { now, regulations }: { now: number; regulations: string },
): Taken<Offer> {
  const offer = lastOffer(history);
  if (offer?.position !== given.offer) return refused('offer.changed');
  if (stateOf(history) !== 'offer') {
    const before = answerTo(history, given.offer);
    return before?.answer === given.answer ? { answeredAt: before.at } : refused('offer.answered');
  }
  // whoever declines binds nobody
  if (given.answer === 'declined') return { counts: offer };
  if (now > offer.until) return refused('offer.expired');
  return given.regulations === regulations ? { counts: offer } : refused('offer.changed');
}

/** @param given to a change that the page showed, by its position @param isWithdrawn from the contract: nothing of it changes any more */
export function changeAnswerTaken(
  history: OrderHistory,
  given: Readonly<{ answer: ChangeAnswer; change: number }>,
  { now, isWithdrawn }: { now: number; isWithdrawn: boolean },
): Taken<Change> {
  const before = changeAnswerTo(history, given.change);
  if (before) return before.answer === given.answer ? { answeredAt: before.at } : refused('change.answered');
  const change = isWithdrawn ? null : unansweredChange(history);
  if (change?.position !== given.change) return refused('change.changed');
  // whoever keeps what was agreed binds nobody
  return given.answer === 'kept' || now <= change.until ? { counts: change } : refused('change.expired');
}
