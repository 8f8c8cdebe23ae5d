import { mayBecome } from '@/domain/order/status';
import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, isLook, isTicked, textProblem } from './texts';

/** Ends an order without a work. The buyer gets a letter with the reason, which is shown before it leaves. */
export const decline = orderAct<Readonly<{ note: string; english: boolean }>>({
  parse(form) {
    const note = cleanIn(form, 'note');
    const problems = note === '' ? null : textProblem('note', note);
    return problems || isLook(form)
      ? refused(problems ?? {})
      : { ok: true, input: { note, english: isTicked(form, 'english') } };
  },
  do: (context, seen, { note, english }) =>
    changeSeen(context, seen, {
      event: { type: 'mark', state: 'declined', note, picture: null, english },
      tellsBuyer: true,
      mayHappen: (history) => mayBecome(history, 'declined'),
      happened: (words) => words('desk.order.marked', { state: words('studio.states.declined') }),
    }),
});
