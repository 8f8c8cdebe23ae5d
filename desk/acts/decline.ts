import { orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { isLook, isTicked } from './texts';

/** Ends an order without a work. The buyer gets a letter with the reason, which is shown before it leaves. */
export const decline = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  const note = read.text('note');
  if (!read.isRight() || isLook(form)) return read.refused();
  return changeSeen(context, seen, {
    event: { type: 'mark', state: 'declined', note, picture: null, english: isTicked(form, 'english') },
    tellsBuyer: true,
    happened: (words) => words('desk.order.marked', { state: words('studio.states.declined') }),
  });
});
