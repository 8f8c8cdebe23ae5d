import { withdrawable } from '@/domain/order/undo';
import { undoInOrder } from '@/server/submissions/change-order';
import { changed } from './act';
import { orderAct } from './order-act';

/** Takes an offer back that nobody has accepted, however old. Where its letter has left, a second one says so. */
export const withdraw = orderAct({
  fields: () => ({}),
  async do(_, { order, context: { storage, effects } }) {
    const undone = await undoInOrder(storage, order, withdrawable, effects);
    if (!undone) return changed;
    const left = undone.letter === 'left';
    return {
      ok: true,
      happened: (words) => words(left ? 'desk.order.withdrawnLetter' : 'desk.order.withdrawn'),
      to: `/orders/${order.reference}`,
    };
  },
});
