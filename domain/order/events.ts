import * as z from 'zod/mini';
import { markedStates, type OrderState, orderStates } from './states';
import { way } from './ways';

export const offerAnswers = ['accepted', 'declined'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

const grosze = z.int().check(z.positive());

/** Whether the artist's words are English, not Polish. */
const english = z.optional(z.boolean());

const maybeNothing = z.int().check(z.nonnegative());

/** Sums in grosze. `arrives`: the day around which a parcel comes; `reason`: why the price is another than the form showed. */
const terms = z.object({
  delivery: maybeNothing,
  deposit: maybeNothing,
  arrives: z.nullable(z.string()),
  reason: z.string(),
  /** Of the sketch, in the price. */
  corrections: z.optional(maybeNothing),
  /** A page on which it can be paid, https alone. */
  payAt: z.optional(z.string()),
});

/** `grosze`: all that is paid; `by`: a day such as `2026-12-20`; `until`: the moment in ms at which it stops waiting. */
const proposed = { grosze, by: z.string(), note: z.string(), until: z.number(), terms, english };

const offer = z.object({
  type: z.literal('offer'),
  ...proposed,
  /** It made itself, because nothing was open: no act of the artist's, so nothing waits until the buyer sees it. */
  automatic: z.optional(z.literal(true)),
});

/** `offer`: by its position; `regulations`: the SHA-256 of those that the page showed. */
const answer = z.object({
  type: z.literal('answer'),
  answer: z.enum(offerAnswers),
  offer: z.int(),
  grosze,
  regulations: z.string(),
  reason: z.optional(z.string()),
});

/** Other terms than were agreed, of which the artist says why in `note`; they hold once the buyer agrees (STATUS-29). */
const change = z.object({ type: z.literal('change'), ...proposed });

export const changeAnswers = ['agreed', 'kept'] as const;
export type ChangeAnswer = (typeof changeAnswers)[number];

/** `change`: by its position; `kept`: what was agreed before stays. */
const changeAnswer = z.object({
  type: z.literal('changeAnswer'),
  answer: z.enum(changeAnswers),
  change: z.int(),
  reason: z.optional(z.string()),
});

const withdrawal = z.object({ type: z.literal('withdrawal'), reason: z.string() });

/** `agreed`: without an offer, as by phone; `picture`: as in `hasPicture`; null where there is none. */
const mark = z.object({
  type: z.literal('mark'),
  state: z.enum(markedStates),
  note: z.string(),
  picture: z.nullable(z.string()),
  agreed: z.optional(z.object({ grosze, by: z.string() })),
  way: z.optional(way),
  /** The buyer is asked whether it may be as the picture shows it. */
  asks: z.optional(z.literal(true)),
  english,
});

/** `isTransfer`: the buyer presses that the transfer is made, which is news and no question. */
const message = z.object({
  type: z.literal('message'),
  from: z.enum(['buyer', 'studio']),
  text: z.string(),
  isTransfer: z.optional(z.literal(true)),
  /** The buyer's answer about a picture, by the position of its mark: it may be so, or what to correct. */
  sketch: z.optional(z.object({ of: z.int(), isRight: z.boolean() })),
  english,
});

/** How the buyer is reached was corrected, by the buyer where nothing else is noted; the order has what it is now. */
const contact = z.object({ type: z.literal('contact'), from: z.optional(z.enum(['buyer', 'studio'])) });

/** The buyer wants a file before the days to withdraw are over, and knows that the right ends. `words`: those that were ticked. */
const early = z.object({ type: z.literal('early'), words: z.string() });

/** For the artist alone: no page and no letter shows it. */
const note = z.object({ type: z.literal('note'), text: z.string() });

export const paymentKinds = ['deposit', 'rest', 'returned'] as const;

/** `day`: such as `2026-12-20`; `note`: how it was paid, for the artist alone. */
const payment = z.object({
  type: z.literal('payment'),
  kind: z.enum(paymentKinds),
  grosze,
  day: z.string(),
  note: z.string(),
});

const reminder = z.object({
  type: z.literal('reminder'),
  which: z.enum(['before', 'after']),
  kind: z.enum(['deposit', 'rest', 'payment']),
  grosze,
});

/** How it was, in the buyer's words after the end. `mayStand`: whether they may stand on the site. */
const review = z.object({ type: z.literal('review'), text: z.string(), mayStand: z.boolean() });

/** The artist puts those words on the site, or takes them off. */
const stand = z.object({ type: z.literal('stand'), stands: z.boolean() });

/** The buyer sees from now on what the artist did. `of`: its position. */
const sendNow = z.object({ type: z.literal('sendNow'), of: z.int() });

/** Another order of the buyer's goes in the same parcel. */
const joined = z.object({ type: z.literal('joined'), reference: z.string() });

export const undoableTypes = ['offer', 'change', 'mark', 'message', 'payment'] as const;

/** What was done stays in the history. `of`: its position; `state`: where the order is again; null where that had changed nothing. */
const undo = z.object({
  type: z.literal('undo'),
  of: z.int(),
  what: z.enum(undoableTypes),
  state: z.nullable(z.enum(orderStates)),
});

export const orderEvent = z.discriminatedUnion('type', [
  offer,
  answer,
  change,
  changeAnswer,
  withdrawal,
  contact,
  mark,
  message,
  early,
  note,
  payment,
  reminder,
  review,
  stand,
  sendNow,
  joined,
  undo,
]);
export type OrderEvent = z.infer<typeof orderEvent>;

export type DatedEvent = OrderEvent & Readonly<{ position: number; at: number }>;

type Pictured = Extract<DatedEvent, { picture: unknown }> & { picture: string };

/** Whether a picture is stored with an event: its `picture` has the words below that. */
export const hasPicture = (event: DatedEvent): event is Pictured => 'picture' in event && event.picture !== null;

export function stateSetBy(event: OrderEvent): OrderState | null {
  if (event.type === 'offer') return 'offer';
  if (event.type === 'answer') return event.answer;
  if (event.type === 'withdrawal') return 'declined';
  return event.type === 'mark' || event.type === 'undo' ? event.state : null;
}

/** The day on which an event promises that it is ready, such as `2026-12-20`. */
export function promisedIn(event: OrderEvent): string | null {
  if (event.type === 'offer' || event.type === 'change') return event.by;
  return event.type === 'mark' ? (event.agreed?.by ?? null) : null;
}
