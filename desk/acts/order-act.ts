import { isMailbox } from '@/domain/contact-hints';
import { type OrderEvent, undoableTypes } from '@/domain/order/events';
import type { MarkedState } from '@/domain/order/states';
import { mayBecome, type OrderHistory } from '@/domain/order/status';
import { undoMs } from '@/domain/order/undo';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { type Submission, submissionBy } from '@/server/storage/queries/read';
import { type Change, changeOrder } from '@/server/submissions/change-order';
import { type Mate, matesOf } from '@/server/submissions/parcel';
import { dayText } from '@/server/submissions/views/dates';
import { withdrawalOf } from '@/server/submissions/withdrawn-order';
import { type FieldOf, type Fields, type Reading, readFields, type Typed, tick, type Values } from '../form/kinds';
import { formatPrice } from '../sums';
import { type Act, type Context, changed, done, type Form, type Outcome, refused, seenField, textIn } from './act';
import { inserted, type SavedReply } from './saved-replies';
import { unlessPreviewed } from './texts';
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
 * What is done to an order: `event` is added to it, where `do` does nothing else. `leadsTo`: a state, of which the one table of transitions
 * knows when; `may`: when what leads to none may be done, always where nothing says so; `check`: what is wrong beyond each field by itself;
 * `letter`: the one about the event can be looked at before, or must be; only that letter leaves; `replies`: what can be inserted into its text.
 */
export type OrderAct<F extends Fields> = Readonly<{
  leadsTo?: MarkedState | 'offer';
  may?: (about: AboutOrder) => boolean;
  fields: (about: AboutOrder) => F;
  check?: (typed: Typed<F>, read: Reading, about: AboutOrder) => void;
  letter?: 'can' | 'must';
  replies?: (about: AboutOrder) => readonly SavedReply[];
}> &
  Readonly<
    { event: (typed: Values<F>, about: AboutOrder) => OrderEvent; do?: Doing<F> } | { event?: undefined; do: Doing<F> }
  >;
type Doing<F extends Fields> = (typed: Values<F>, about: AboutOrder, form: Form) => Promise<Outcome>;

// biome-ignore lint/suspicious/noExplicitAny: an act has fields of every kind
export type DescribedAct = Act & Readonly<{ described: OrderAct<any> }>;

export const isOffered = ({ described: { leadsTo, may } }: DescribedAct, about: AboutOrder): boolean =>
  leadsTo ? mayBecome(about.history, leadsTo) : (may?.(about) ?? true);

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
    if (about.next !== Number(textIn(form, seenField)) || described.may?.(about) === false) return changed;
    const more = described.replies && inserted(form, described.replies(about));
    if (more) return more;
    const { typed, read } = readFields(described.fields(about), form, context.now);
    described.check?.(typed, read, about);
    if (!read.isRight()) return refused(read.problems);
    const values = typed as Values<F>;
    const must = described.letter === 'must' && hasLetters(about);
    const event = described.event?.(values, about);
    const unread = described.letter && unlessPreviewed(form, event, must);
    if (unread) return unread;
    return (await described.do?.(values, about, form)) ?? (event ? change(about, { event }) : changed);
  };
  return Object.assign(act, { described });
}

function happenedIn(event: OrderEvent, { words, locale }: Context): string {
  switch (event.type) {
    case 'mark':
      return words('desk.order.marked', {
        state: words(event.way ? `studio.ways.${event.way.by}` : `studio.states.${event.state}`),
      });
    case 'payment': {
      const facts = { sum: formatPrice(event.grosze, locale), day: dayText(event.day, locale) };
      return words(`desk.money.noted.${event.kind}`, facts);
    }
    case 'stand':
      return words(event.stands ? 'desk.review.put' : 'desk.review.taken');
    case 'offer':
    case 'change':
      return words(`desk.${event.type}.sent`);
    default:
      return words(event.type === 'note' ? 'desk.order.noted' : 'desk.order.written');
  }
}

/** What the artist keeps to herself, and a state that says enough, need no letter. */
const tellsBuyer = (event: OrderEvent): boolean =>
  event.type === 'mark'
    ? ['declined', 'sent'].includes(event.state) || event.note !== '' || event.picture !== null
    : event.type !== 'note' && event.type !== 'stand';

/** As the one table of transitions says; what leads to no other state may happen whenever it is offered. */
const mayCome = (event: OrderEvent, history: OrderHistory): boolean =>
  event.type === 'offer' || event.type === 'mark'
    ? mayBecome(history, event.type === 'mark' ? event.state : 'offer')
    : true;

/** Does something to an order, if that is as it was seen. What the buyer sees can be taken back for a while. */
export async function change(
  { context, order, next: seen }: AboutOrder,
  what: Pick<Change, 'event' | 'picture' | 'file'> & Partial<Pick<Change, 'tellsBuyer'>>,
): Promise<Outcome> {
  const { storage, effects, now, settings } = context;
  const { event } = what;
  const tells = what.tellsBuyer ?? tellsBuyer(event);
  const mayHappen: Change['mayHappen'] = (history, next) => next === seen && mayCome(event, history);
  const added = await changeOrder(storage, order, { ...what, tellsBuyer: tells, mayHappen }, effects);
  if (!added) return changed;
  const { reference } = order;
  const isUndoable = undoableTypes.some((type) => type === event.type);
  const written = settings.mail ? 'letter' : 'letterWithoutMail';
  const letter = tells && ` ${context.words(`desk.order.${added.isWritten ? written : 'noLetter'}`)}`;
  return done(
    `/orders/${reference}`,
    () => happenedIn(event, context) + (letter || ''),
    isUndoable ? { undo: { reference, position: added.position, until: now + undoMs } } : {},
  );
}
