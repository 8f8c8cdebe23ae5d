import { orderAct, textIn } from './act';
import { changeSeen } from './change';
import { reading } from './reading';

/** Notes that both have agreed in another way, as by phone: the order is accepted without an offer, and no letter leaves. */
export const agree = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  // both may be open, but not one alone
  const isOpen = textIn(form, 'price').trim() === '' && textIn(form, 'by').trim() === '';
  const [grosze, by, note] = [read.sum('price', { isOpen }), read.day('by', 'ahead', { isOpen }), read.text('note')];
  if (!read.isRight()) return read.refused();
  return changeSeen(context, seen, {
    event: { type: 'mark', state: 'accepted', note, picture: null, ...(grosze && by && { agreed: { grosze, by } }) },
    tellsBuyer: note !== '',
    happened: (words) => words('desk.order.marked', { state: words('studio.states.accepted') }),
  });
});
