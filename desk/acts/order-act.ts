import { isMailbox } from '@/domain/contact-hints';
import { type OrderEvent, undoableTypes } from '@/domain/order/events';
import type { MarkedState } from '@/domain/order/states';
import { mayBecome, type OrderHistory } from '@/domain/order/status';
import { undoMs } from '@/domain/order/undo';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { type Submission, submissionBy } from '@/server/storage/queries/read';
import { type Change, changeOrder } from '@/server/submissions/change-order';
import { type Mate, matesOf } from '@/server/submissions/parcel';
import { withdrawalOf } from '@/server/submissions/withdrawn-order';
import type { Reading } from '../form/kinds';
import { type FieldOf, type Fields, readFields, type Typed, tick, type Values } from '../form/kinds';
import {
  type Act,
  type Context,
  changed,
  type Form,
  type Outcome,
  refused,
  type Sentence,
  seenField,
  textIn,
} from './act';
import { inserted, type SavedReply } from './saved-replies';
import { lookedAt } from './texts';
import { type WorkFile, workFileOf } from './work-file';

/**
 * An order as its forms know it. `next`: the place of the next event, which the page showed; `workFile`: what it buys, if that;
 * `withdrawal`: the statement with which the buyer withdrew from the contract; `mates`: what goes in the same parcel.
 */
export type AboutOrder = Readonly<{
  context: Context;
  order: Submission;
  history: OrderHistory;
  next: number;
  workFile: WorkFile | null;
  withdrawal: Submission | null;
  mates: readonly Mate[];
}>;

export const hasLetters = ({ order }: Pick<AboutOrder, 'order'>): boolean => isMailbox(order.email ?? '');

/** Whether the artist's words are English, where the buyer reads that. */
export const english = ({ order }: AboutOrder) => tick('desk.order.english', { isShown: order.language === 'en' });

/** The same beside a photo or a file, which a question would lose: it is chosen before anything is sent. */
export const wordsIn = ({ order }: AboutOrder): FieldOf<boolean> => ({
  kind: 'chips',
  label: 'desk.order.wordsIn',
  options: [
    ['english', 'desk.order.english'],
    ['polish', 'desk.order.polish'],
  ],
  isNeeded: true,
  isShown: order.language === 'en',
  blank: false,
  read: ({ form }, name) => textIn(form, name) === 'english',
});

/**
 * What is done to an order. `leadsTo`: a state, of which the one table of transitions knows when; `may`: when what leads to none may be
 * done, always where nothing says so; `check`: what is wrong beyond each field by itself; `letter`: what its letter is about, which can
 * be looked at before, or has to be; only that letter leaves.
 */
export type OrderAct<F extends Fields> = Readonly<{
  leadsTo?: MarkedState | 'offer';
  may?: (about: Pick<AboutOrder, 'history' | 'withdrawal'>) => boolean;
  fields: (about: AboutOrder) => F;
  check?: (typed: Typed<F>, read: Reading, about: AboutOrder) => void;
  letter?: (typed: Values<F>, about: AboutOrder) => OrderEvent;
  mustBeRead?: boolean;
  /** What can be inserted into its text. */
  replies?: (about: AboutOrder) => readonly SavedReply[];
  do: (typed: Values<F>, about: AboutOrder, form: Form) => Promise<Outcome>;
}>;

// biome-ignore lint/suspicious/noExplicitAny: an act has fields of every kind
export type DescribedAct = Act & Readonly<{ described: OrderAct<any> }>;

/**
 * An act about the order of the address `…/:reference`. Nothing is done where the order has changed since the page was shown, so that
 * a second desk overwrites nothing.
 */
export function orderAct<F extends Fields>(described: OrderAct<F>): DescribedAct {
  const act: Act = async (context, form, { reference = '' }) => {
    const order = await submissionBy(context.storage, reference);
    if (!order) return changed;
    const about = {
      context,
      order,
      workFile: await workFileOf(context, order),
      withdrawal: await withdrawalOf(context.storage, order),
      mates: await matesOf(context.storage, order),
      ...(await historyWithNext(context.storage, order)),
    };
    if (about.next !== Number(textIn(form, seenField))) return changed;
    if (described.may?.(about) === false) return changed;
    const more = described.replies && inserted(form, described.replies(about));
    if (more) return more;
    const { typed, read } = readFields(described.fields(about), form, context.now);
    described.check?.(typed, read, about);
    if (!read.isRight()) return refused(read.problems);
    const values = typed as Values<F>;
    const must = described.mustBeRead === true && hasLetters(about);
    const look = described.letter && lookedAt(form, described.letter(values, about), must);
    return look ?? described.do(values, about, form);
  };
  return Object.assign(act, { described });
}

type What = Omit<Change, 'mayHappen'> &
  Readonly<{ happened: Sentence; mayHappen?: (history: OrderHistory) => boolean }>;

/** As the one table of transitions says; what leads to no other state may happen whenever it is offered. */
const mayCome = (event: OrderEvent, history: OrderHistory): boolean =>
  event.type === 'offer' || event.type === 'mark'
    ? mayBecome(history, event.type === 'mark' ? event.state : 'offer')
    : true;

/** Does something to an order, if that is as it was seen. What the buyer sees can be taken back for a while. */
export async function change(
  { context: { storage, effects, now, settings }, order, next: seen }: AboutOrder,
  { happened, mayHappen, ...what }: What,
): Promise<Outcome> {
  const done = await changeOrder(
    storage,
    order,
    { ...what, mayHappen: (history, next) => next === seen && (mayHappen?.(history) ?? mayCome(what.event, history)) },
    effects,
  );
  if (!done) return changed;
  const { reference } = order;
  const isUndoable = undoableTypes.some((type) => type === what.event.type);
  const written = settings.mail ? 'letter' : 'letterWithoutMail';
  const letter = what.tellsBuyer && (done.isTold ? written : 'noLetter');
  return {
    ok: true,
    happened: (words) => [happened(words), letter && words(`desk.order.${letter}`)].filter(Boolean).join(' '),
    to: `/orders/${reference}`,
    ...(isUndoable && { undo: { reference, position: done.position, until: now + undoMs } }),
  };
}
