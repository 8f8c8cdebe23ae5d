import type { DatedEvent } from './events';
import type { Days } from './money';
import { type Debt, debtOf, payDays, refundOf } from './payments';
import { openSketch } from './sketch';
import { type NextTurn, type OfferDays, states, type Waits } from './states';
import { agreedOffer, lastOffer, type OrderHistory, openChange, openOffer, stateOf, termsSince, wayOf } from './status';
import { type Choice, returnOf } from './thing';

/** In the order of the list of work. */
const waits: readonly Waits[] = ['artist', 'buyer', 'nobody'];

/** `debt`: what is to be paid next. */
export type Turn = NextTurn & Readonly<{ debt?: Debt }>;

/** The artist's days, such as `2026-12-20`. `answerBy`: of an answer to what came at a moment in ms. */
export type Calendar = Readonly<{ dayOf: Days['dayOf']; answerBy: (at: number) => string }>;

/** Whether what the artist did answers the buyer's messages before it. */
const answers = (event: DatedEvent): boolean =>
  event.type === 'offer' ||
  event.type === 'change' ||
  (event.type === 'message' && event.from === 'studio') ||
  (event.type === 'mark' && (event.note !== '' || event.asks === true));

const isNews = ({ isTransfer, sketch }: Extract<DatedEvent, { type: 'message' }>): boolean =>
  isTransfer === true || sketch?.isRight === true;

/**
 * @param writtenAt when the artist last wrote a letter by hand, which is in no history; 0: never
 * @returns when the buyer's oldest message came that is still to be answered, in ms
 */
export function askedAt({ events }: Pick<OrderHistory, 'events'>, writtenAt: number): number | null {
  const since = events.slice(events.findLastIndex(answers) + 1);
  const asked = since.find((event) => event.type === 'message' && !isNews(event) && event.at > writtenAt);
  return asked?.at ?? null;
}

const nobody: Turn = { waitsFor: 'nobody', next: 'none', due: null };

function daysOf(history: OrderHistory, { dayOf }: Calendar): OfferDays {
  const offer = agreedOffer(history) ?? lastOffer(history);
  if (!offer) return { until: null, by: null, arrives: null };
  return { until: dayOf(offer.until), by: offer.by, arrives: offer.terms.arrives };
}

/** In ms. `askedAt`: of the oldest message to answer; `unreadAt`: of an answer that nobody has read; `isWithdrawn`: from the contract. */
type Waiting = Readonly<{ askedAt: number | null; unreadAt: number | null; isWithdrawn?: boolean }>;

/** @param choice what was ordered; null where the shop no longer has it */
function planOf(history: OrderHistory, choice: Choice | null, now: number, calendar: Calendar): Turn {
  const inDays = (at: number) => calendar.dayOf(at, payDays);
  if (refundOf(history) > 0) return { waitsFor: 'artist', next: 'refund', due: inDays(termsSince(history) as number) };
  const change = openChange(history, now);
  if (change) return { waitsFor: 'buyer', next: 'agreesChange', due: calendar.dayOf(change.until) };
  if (openSketch(history)) return { waitsFor: 'buyer', next: 'agreesSketch', due: daysOf(history, calendar).by };
  const debt = debtOf(history, !choice || returnOf(choice) === 'made', now);
  if (debt) return { waitsFor: 'buyer', next: 'pay', due: inDays(debt.since), debt };
  const answer = calendar.answerBy(history.receivedAt);
  const isOpen = openOffer(history, now) !== null;
  return states[stateOf(history)].turn({ ...daysOf(history, calendar), answer, isOpen, way: wayOf(history), choice });
}

export function turnOf(
  history: OrderHistory,
  choice: Choice | null,
  { askedAt, unreadAt, isWithdrawn = false }: Waiting,
  now: number,
  calendar: Calendar,
): Turn {
  const turn = isWithdrawn ? nobody : planOf(history, choice, now, calendar);
  const isArtistsTurn = turn.waitsFor === 'artist';
  if (askedAt !== null) {
    const soon = calendar.answerBy(askedAt);
    const due = isArtistsTurn && turn.due !== null && turn.due < soon ? turn.due : soon;
    return { waitsFor: 'artist', next: 'answer', due };
  }
  if (isArtistsTurn || unreadAt === null) return turn;
  return { waitsFor: 'artist', next: 'read', due: calendar.answerBy(unreadAt) };
}

/** In which the payment of a contract that was withdrawn from is returned: Article 13(1) of 2011/83/EU. */
const refundDays = 14;

/** Of what is no order. @param next null: it was answered, or asks for no answer */
export function turnOfQuestion(
  receivedAt: number,
  next: 'answer' | 'read' | 'withdrawal' | 'explain' | null,
  { answerBy, dayOf }: Calendar,
): Turn {
  if (next === null) return nobody;
  return {
    waitsFor: 'artist',
    next,
    due: next === 'withdrawal' ? dayOf(receivedAt, refundDays) : answerBy(receivedAt),
  };
}

const dueOf = ({ due }: Turn): string => due ?? '9999';

/** Before all else, whatever its day: the law sets it, somebody believes that it does (WITHDRAWAL-5), or it should be paid already. */
const isFirst = ({ next, debt }: Turn): number =>
  Number(next === 'withdrawal' || next === 'explain' || debt?.isLate === true);

/** Of the list of work: what waits for the artist, then for buyers, each by the day due, then what is done. */
export const compareTurns = (one: Turn, other: Turn): number =>
  waits.indexOf(one.waitsFor) - waits.indexOf(other.waitsFor) ||
  isFirst(other) - isFirst(one) ||
  dueOf(one).localeCompare(dueOf(other));
