import { type OrderEvent, undoableTypes } from '@/domain/order/events';
import { mayBecome, type OrderHistory } from '@/domain/order/status';
import { undoMs } from '@/domain/order/undo';
import { type Change, changeOrder } from '@/server/submissions/change-order';
import { type Context, changed, type Outcome, type SeenOrder, type Sentence } from './act';

type What = Omit<Change, 'mayHappen'> &
  Readonly<{ happened: Sentence; mayHappen?: (history: OrderHistory) => boolean }>;

/** As the one table of transitions says; what leads to no other state may happen whenever it is offered. */
const mayCome = (event: OrderEvent, history: OrderHistory): boolean =>
  event.type === 'offer' || event.type === 'mark'
    ? mayBecome(history, event.type === 'mark' ? event.state : 'offer')
    : true;

/** Does something to an order, if that is as it was seen. What the buyer sees can be taken back for a while. */
export async function changeSeen(
  { storage, effects, now, settings }: Context,
  { order, seen }: SeenOrder,
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
