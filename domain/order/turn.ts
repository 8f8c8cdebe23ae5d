import type { DatedEvent, OrderState } from './events';
import { agreedOffer, lastOffer, type OrderHistory, openOffer, stateOf, wayOf } from './status';
import type { Way } from './ways';

/** Who has to do something about what came in, in the order of the list of work. */
export const waits = ['artist', 'buyer', 'nobody'] as const;
export type Waits = (typeof waits)[number];

/** What is to be done next; `none`: nothing. */
export type NextStep =
  | 'answer'
  | 'offer'
  | 'newOffer'
  | 'start'
  | 'send'
  | 'read'
  | 'withdrawal'
  | 'explain'
  | 'buyerAnswers'
  | 'arrives'
  | 'fetches'
  | 'none';

/** Whose turn it is, what comes next, and the day by which; null where no day is known. */
export type Turn = Readonly<{ waitsFor: Waits; next: NextStep; due: string | null }>;

/** The artist's days, such as `2026-12-20`. `answerBy`: of an answer to what came at a moment in ms. */
export type Calendar = Readonly<{ dayOf: (at: number) => string; answerBy: (at: number) => string }>;

/** Whether something that the artist did answers the buyer's messages before it. */
const answers = (event: DatedEvent): boolean =>
  event.type === 'offer' ||
  (event.type === 'message' && event.from === 'studio') ||
  (event.type === 'mark' && event.note !== '');

/**
 * The buyer's oldest message that is still to be answered.
 * @param writtenAt when the artist last wrote a letter by hand, which is in no history; 0: never
 * @returns when it came, in ms; null where there is none
 */
export function askedAt({ events }: Pick<OrderHistory, 'events'>, writtenAt: number): number | null {
  const since = events.slice(events.findLastIndex(answers) + 1);
  const asked = since.find(({ type, at }) => type === 'message' && at > writtenAt);
  return asked?.at ?? null;
}

const nobody: Turn = { waitsFor: 'nobody', next: 'none', due: null };

/** Days of the newest offer; null where there is none, or it has none such. */
type OfferDays = Readonly<Record<'until' | 'by' | 'arrives', string | null>>;

function daysOf(history: OrderHistory, { dayOf }: Calendar): OfferDays {
  const offer = agreedOffer(history) ?? lastOffer(history);
  if (!offer) return { until: null, by: null, arrives: null };
  return { until: dayOf(offer.until), by: offer.by, arrives: offer.terms.arrives };
}

type Plan = (days: OfferDays & Readonly<{ answer: string; isOpen: boolean; way: Way | null }>) => Turn;

const toOffer: Plan = ({ answer }) => ({ waitsFor: 'artist', next: 'offer', due: answer });

const turns: Readonly<Record<OrderState, Plan>> = {
  received: toOffer,
  read: toOffer,
  offer: ({ until, isOpen }) =>
    isOpen
      ? { waitsFor: 'buyer', next: 'buyerAnswers', due: until }
      : { waitsFor: 'artist', next: 'newOffer', due: until },
  accepted: ({ by }) => ({ waitsFor: 'artist', next: 'start', due: by }),
  'in-work': ({ by }) => ({ waitsFor: 'artist', next: 'send', due: by }),
  sent: ({ arrives, way }) =>
    way && way.by !== 'parcel'
      ? { waitsFor: 'buyer', next: 'fetches', due: way.by === 'pickup' ? way.day : null }
      : { waitsFor: 'buyer', next: 'arrives', due: arrives },
  done: () => nobody,
  declined: () => nobody,
};

/** Moments in ms; null where there is none. `askedAt`: of the oldest message to answer; `unreadAt`: of an answer that nobody has read. */
type Waiting = Readonly<{ askedAt: number | null; unreadAt: number | null }>;

/** Whose turn it is in an order. */
export function turnOf(history: OrderHistory, waiting: Waiting, now: number, calendar: Calendar): Turn {
  const answer = calendar.answerBy(history.receivedAt);
  const isOpen = openOffer(history, now) !== null;
  const turn = turns[stateOf(history)]({ ...daysOf(history, calendar), answer, isOpen, way: wayOf(history) });
  const isHers = turn.waitsFor === 'artist';
  if (waiting.askedAt !== null) {
    const soon = calendar.answerBy(waiting.askedAt);
    return {
      waitsFor: 'artist',
      next: 'answer',
      due: isHers && turn.due !== null && turn.due < soon ? turn.due : soon,
    };
  }
  if (isHers || waiting.unreadAt === null) return turn;
  return { waitsFor: 'artist', next: 'read', due: calendar.answerBy(waiting.unreadAt) };
}

/** In which the payment of a contract that was withdrawn from is returned: Article 13(1) of 2011/83/EU. */
const refundMs = 14 * 24 * 60 * 60 * 1000;

/** Whose turn it is in what is no order. @param next what is to be done; null: it was answered, or asks for no answer */
export function turnOfQuestion(
  receivedAt: number,
  next: 'answer' | 'read' | 'withdrawal' | 'explain' | null,
  { answerBy, dayOf }: Calendar,
): Turn {
  if (next === null) return nobody;
  return { waitsFor: 'artist', next, due: next === 'withdrawal' ? dayOf(receivedAt + refundMs) : answerBy(receivedAt) };
}

/** What has no day comes after every day. */
const dueOf = ({ due }: Turn): string => due ?? '9999';

/** Before all else, whatever its day: the law sets it, or somebody believes that it does (WITHDRAWAL-5). */
const isFirst = ({ next }: Turn): number => Number(next === 'withdrawal' || next === 'explain');

/** The order of the list of work: what waits for the artist, then for buyers, each by the day due, then what is done. */
export const compareTurns = (one: Turn, other: Turn): number =>
  waits.indexOf(one.waitsFor) - waits.indexOf(other.waitsFor) ||
  isFirst(other) - isFirst(one) ||
  dueOf(one).localeCompare(dueOf(other));
