import { stateOf } from '@/domain/order/status';
import { undoMs } from '@/domain/order/undo';
import { changeOrder } from '@/server/submissions/change-order';
import { storedIn } from '@/server/submissions/kinds';
import { changed } from './act';
import { orderAct } from './order-act';

/** What is no order was answered otherwise, as by telephone: nobody gets a letter. */
export const settle = orderAct({
  fields: () => ({}),
  async do(_, { order, next: seen, context: { storage, effects, now, locale } }) {
    const isOrder = Boolean(storedIn(order)?.order?.(locale));
    const done = await changeOrder(
      storage,
      order,
      {
        event: { type: 'mark', state: 'done', note: '', picture: null },
        tellsBuyer: false,
        // an order ends by its own table of transitions, which asks about its money
        mayHappen: (history, next) => next === seen && !isOrder && stateOf(history) !== 'done',
      },
      effects,
    );
    if (!done) return changed;
    const undo = { action: `/inbox/${order.reference}/unsettle`, id: `${done.position}`, until: now + undoMs };
    return { ok: true, happened: (words) => words('desk.answer.settled'), to: '/inbox', undo };
  },
});
