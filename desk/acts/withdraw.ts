import type { Proposal } from '@/domain/order/status';
import { withdrawable } from '@/domain/order/undo';
import { undoInOrder } from '@/server/submissions/change-order';
import type { Label } from '../form/kinds';
import { changed } from './act';
import { orderAct } from './order-act';

/** What she reads; `seen`: where its letter has left. */
type Said = Readonly<Record<'done' | 'seen', Extract<Label, string>>>;

/** Takes something back that nobody has answered, however old. Where its letter has left, a second one says so. */
const withdrawing = (kind: Proposal['type'], { done, seen }: Said) =>
  orderAct({
    may: ({ history }) => withdrawable(history)?.type === kind,
    fields: () => ({}),
    async do(_, { order, context: { storage, effects } }) {
      const undone = await undoInOrder(storage, order, withdrawable, effects);
      if (!undone) return changed;
      const left = undone.letter === 'left';
      return {
        ok: true,
        happened: (words) => words(left ? seen : done),
        to: `/orders/${order.reference}`,
      };
    },
  });

export const withdraw = withdrawing('offer', { done: 'desk.order.withdrawn', seen: 'desk.order.withdrawnLetter' });

export const retract = withdrawing('change', { done: 'desk.change.withdrawn', seen: 'desk.change.withdrawnLetter' });
