import { type MarkedState, markedStates } from '@/domain/order/events';
import { mayBecome } from '@/domain/order/status';
import { undoMs } from '@/domain/order/undo';
import { cleanText } from '@/domain/text';
import { changeOrder } from '@/server/submissions/change-order';
import { changed, orderAct, refused, textIn } from './act';

const isMarked = (state: string): state is MarkedState => markedStates.some((known) => known === state);

/** Sets an order's state. With a note, and where the work is sent or declined, the buyer gets a letter. */
export const mark = orderAct<Readonly<{ state: MarkedState; note: string }>>({
  parse(form) {
    const state = textIn(form, 'state');
    if (!isMarked(state)) return refused({ state: (words) => words('desk.problems.empty') });
    return { ok: true, input: { state, note: cleanText(textIn(form, 'note')) } };
  },
  async do({ storage, effects, now }, { order, seen }, { state, note }) {
    const done = await changeOrder(
      storage,
      order,
      {
        event: { type: 'mark', state, note, picture: null },
        tellsBuyer: state === 'sent' || state === 'declined' || note !== '',
        mayHappen: (history, next) => next === seen && mayBecome(history, state),
      },
      effects,
    );
    if (!done) return changed;
    const { reference } = order;
    return {
      ok: true,
      happened: (words) => words('desk.order.marked', { state: words(`studio.states.${state}`) }),
      to: `/orders/${reference}`,
      undo: { reference, position: done.position, until: now + undoMs },
    };
  },
});
