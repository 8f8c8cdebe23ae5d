import { type Choice, isThere } from './thing';
import type { Way } from './ways';

/** What of an offer is still to come. Once it is accepted, `account` is beside the sum that is due; `payLater`: that the account follows. */
export type AheadPart = (typeof all)[number];

const all = ['deposit', 'account', 'payLater', 'ready', 'arrives', 'differs', 'note'] as const;

export type Lead =
  | 'allPaid'
  | 'depositPaid'
  | 'depositAwaited'
  | 'paymentAwaited'
  | 'startsNow'
  | 'ended'
  | 'endedUnpaid';

export type Waits = 'artist' | 'buyer' | 'nobody';

export type NextStep =
  | 'answer'
  | 'offer'
  | 'newOffer'
  | 'pay'
  | 'start'
  | 'handOver'
  | 'send'
  | 'read'
  | 'withdrawal'
  | 'explain'
  | 'buyerAnswers'
  | 'agreesChange'
  | 'agreesSketch'
  | 'refund'
  | 'arrives'
  | 'fetches'
  | 'none';

export type NextTurn = Readonly<{ waitsFor: Waits; next: NextStep; due: string | null }>;

/** Days of the newest offer; null where there is none, or it has none such. */
export type OfferDays = Readonly<Record<'until' | 'by' | 'arrives', string | null>>;

/** `answer`: the day by which the artist answers; `choice`: null where the shop no longer has it. */
type Plan = (
  days: OfferDays & Readonly<{ answer: string; isOpen: boolean; way: Way | null; choice: Choice | null }>,
) => NextTurn;

type Row = Readonly<{
  /** The states in which the artist can set it; null: no mark and no offer does. */
  from: readonly string[] | null;
  /** The artist sets it by hand. That an order was read is stored with the submission itself. */
  isMarked: boolean;
  /** A button alone sets it, and nobody gets a letter. */
  hasButton: boolean;
  /** Both are bound: nobody erases it before its end, the buyer takes it back by law alone, and its price holds. */
  isContract: boolean;
  mayChange: boolean;
  isOver: boolean;
  /** `noted`: the sum agreed, where the artist notes payments at all. */
  owes: 'nothing' | 'agreed' | 'noted';
  /** Whether a sum may fall due by a day, of which a letter reminds. */
  isReminded: boolean;
  /** Work begins with the deposit, so it counts as paid where no payment was noted. */
  isBegun: boolean;
  /** The artist can ask whether it may be as a picture shows it. */
  hasSketch: boolean;
  /** It has left the studio, so all that is not paid is due. */
  hasLeft: boolean;
  turn: Plan;
  /** Whether it is a step that orders pass: each, only one that is worked on, or none: it shows while the order is there. */
  step: 'each' | 'made' | 'none';
  /** The day beside the step while it is ahead: of the artist's answer, on which the work is ready, or is there. */
  day: 'answer' | 'ready' | 'arrives' | null;
  sentence: 'received' | 'read' | 'offer' | null;
  panel: 'payments' | 'offer' | 'progress';
  ahead: readonly AheadPart[];
  /** The first that is true is shown. */
  leads: readonly Lead[];
}>;

const leaves = (choice: Choice | null): NextStep => (choice?.medium === 'file' ? 'handOver' : 'send');

const beforeWork = ['received', 'read', 'offer', 'declined'] as const;

const open = {
  from: null,
  isMarked: false,
  hasButton: false,
  isContract: false,
  mayChange: false,
  isOver: false,
  owes: 'nothing',
  isReminded: false,
  isBegun: false,
  hasSketch: false,
  hasLeft: false,
  turn: ({ answer }) => ({ waitsFor: 'artist', next: 'offer', due: answer }),
  step: 'each',
  day: null,
  sentence: 'received',
  panel: 'payments',
  ahead: all,
  leads: [],
} as const satisfies Row;

/** Of every order that is agreed on. What is not here has to be answered for each state. */
const bound = {
  isMarked: true,
  hasButton: false,
  isContract: true,
  mayChange: false,
  isOver: false,
  owes: 'agreed',
  isReminded: false,
  isBegun: true,
  hasSketch: false,
  hasLeft: false,
  step: 'each',
  day: null,
  sentence: null,
  panel: 'progress',
  leads: [],
} as const satisfies Partial<Row>;

const nobody: NextTurn = { waitsFor: 'nobody', next: 'none', due: null };

/** In the order in which an order gets there. */
const rows = {
  received: open,
  read: { ...open, sentence: 'read' },
  offer: {
    ...open,
    from: beforeWork,
    turn: ({ until, isOpen }) =>
      isOpen
        ? { waitsFor: 'buyer', next: 'buyerAnswers', due: until }
        : { waitsFor: 'artist', next: 'newOffer', due: until },
    day: 'answer',
    sentence: 'offer',
    panel: 'offer',
  },
  accepted: {
    ...bound,
    // agreed in another way, as by phone
    from: beforeWork,
    mayChange: true,
    isReminded: true,
    isBegun: false,
    turn: ({ by, choice }) => ({
      waitsFor: 'artist',
      next: choice && isThere(choice) ? leaves(choice) : 'start',
      due: by,
    }),
    ahead: all.filter((part) => part !== 'account'),
    leads: ['allPaid', 'depositPaid', 'depositAwaited', 'paymentAwaited', 'startsNow'],
  },
  /** It ends without a painting. */
  declined: {
    ...open,
    // also what is called off while it is made
    from: ['received', 'read', 'offer', 'accepted', 'in-work'],
    isMarked: true,
    isOver: true,
    turn: () => nobody,
    step: 'none',
    sentence: null,
    panel: 'progress',
    leads: ['ended', 'endedUnpaid'],
  },
  'in-work': {
    ...bound,
    // also what comes back to be mended; again: another picture or note
    from: ['received', 'read', 'accepted', 'in-work', 'sent'],
    mayChange: true,
    isReminded: true,
    hasSketch: true,
    turn: ({ by, choice }) => ({ waitsFor: 'artist', next: leaves(choice), due: by }),
    step: 'made',
    ahead: ['ready', 'arrives'],
  },
  sent: {
    ...bound,
    // again: another parcel, or a number that was mistyped
    from: ['received', 'read', 'accepted', 'in-work', 'sent'],
    hasLeft: true,
    turn: ({ arrives, way }) =>
      way && way.by !== 'parcel'
        ? { waitsFor: 'buyer', next: 'fetches', due: way.by === 'pickup' ? way.day : null }
        : { waitsFor: 'buyer', next: 'arrives', due: arrives },
    day: 'ready',
    ahead: ['arrives'],
  },
  done: {
    ...bound,
    from: ['accepted', 'in-work', 'sent'],
    hasButton: true,
    isOver: true,
    owes: 'noted',
    hasLeft: true,
    turn: () => nobody,
    day: 'arrives',
    ahead: [],
  },
} as const satisfies Readonly<Record<string, Row>>;

export type OrderState = keyof typeof rows;
type StatesOf<Fact extends 'isMarked' | 'hasButton'> = {
  [State in OrderState]: (typeof rows)[State][Fact] extends true ? State : never;
}[OrderState];
export type MarkedState = StatesOf<'isMarked'>;

export type StateRow = Row & Readonly<{ from: readonly OrderState[] | null }>;
export const states: Readonly<Record<OrderState, StateRow>> = rows;
export const orderStates = Object.keys(rows) as readonly OrderState[];

export const statesThat = (is: (row: StateRow) => boolean): readonly OrderState[] =>
  orderStates.filter((state) => is(states[state]));

export const markedStates = statesThat(({ isMarked }) => isMarked) as readonly MarkedState[];
export const buttonStates = statesThat(({ hasButton }) => hasButton) as readonly StatesOf<'hasButton'>[];
/** Of an order that came to nothing. */
export const endedStates = statesThat(({ isContract, isOver }) => isOver && !isContract);

export const isAhead = (part: AheadPart, state: OrderState): boolean => states[state].ahead.includes(part);
