import { pendingIn } from '@/domain/order/undo';
import { dropFiles, filesAmong } from '@/server/storage/delivered';
import { submissionBy } from '@/server/storage/queries/read';
import { sendNow as endWait, undoInOrder } from '@/server/submissions/change-order';
import { type Act, changed, done, type Form, refused, textIn } from './act';

const positionIn = (form: Form): number => Number(textIn(form, 'undo'));

const undoTo =
  (path: '/orders/' | '/inbox/'): Act =>
  async ({ storage, effects, now }, form, { reference = '' }) => {
    const order = await submissionBy(storage, reference);
    if (!order) return changed;
    const files = await filesAmong(storage, [order.id]);
    const undone = await undoInOrder(
      storage,
      order,
      (history) => pendingIn(history, now).find((event) => event.position === positionIn(form)) ?? null,
      effects,
    );
    if (!undone) return refused('desk.undo.tooLate');
    await dropFiles(storage, effects.deliveredFolder(), files);
    const { type, position } = undone.done;
    return done(
      path + reference,
      (words) => words('desk.undo.undone', { what: words(`studio.status.undoneWhat.${type}`) }),
      { undone: { reference, position } },
    );
  };

/** Takes back what was done to an order and the buyer has not seen yet: no letter leaves, and nothing shows. */
export const undo = undoTo('/orders/');

export const unsettle = undoTo('/inbox/');

/** Ends the wait of what was done to an order: the buyer sees it at once. */
export const sendNow: Act = async ({ storage, effects }, form, { reference = '' }) => {
  const order = await submissionBy(storage, reference);
  if (!order) return changed;
  const isSent = await endWait(storage, order, positionIn(form), effects);
  return isSent ? done(`/orders/${reference}`, 'desk.undo.sent') : refused('desk.undo.tooLate');
};
