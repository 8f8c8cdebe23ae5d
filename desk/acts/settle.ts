import { undoMs } from '@/domain/order/undo';
import { changeOrder } from '@/server/submissions/change-order';
import { changed, orderAct } from './act';

/** What is no order was answered otherwise, as by telephone: nobody gets a letter. */
export const settle = orderAct(async ({ storage, effects, now }, { order, seen }) => {
  const done = await changeOrder(
    storage,
    order,
    {
      event: { type: 'mark', state: 'done', note: '', picture: null },
      tellsBuyer: false,
      mayHappen: (_, next) => next === seen,
    },
    effects,
  );
  if (!done) return changed;
  const undo = { action: `/inbox/${order.reference}/unsettle`, id: `${done.position}`, until: now + undoMs };
  return { ok: true, happened: (words) => words('desk.answer.settled'), to: '/inbox', undo };
});
