import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, isLook, isTicked, tooLong } from './texts';

/** Ends an order without a work. The buyer gets a letter with the reason, which is shown before it leaves. */
export const decline = orderAct(async (context, seen, form) => {
  const note = cleanIn(form, 'note');
  const problems = tooLong('note', note);
  if (problems || isLook(form)) return refused(problems ?? {});
  return changeSeen(context, seen, {
    event: { type: 'mark', state: 'declined', note, picture: null, english: isTicked(form, 'english') },
    tellsBuyer: true,
    happened: (words) => words('desk.order.marked', { state: words('studio.states.declined') }),
  });
});
