import { groszeOf } from '@/domain/typed-sums';
import { dayOf } from '../typed-days';
import { orderAct, type Problems, refused, textIn } from './act';
import { changeSeen } from './change';
import { cleanIn } from './texts';

/** Notes that both have agreed in another way, as by phone: the order is accepted without an offer, and no letter leaves. */
export const agree = orderAct(async (context, seen, form) => {
  const [price, by] = [textIn(form, 'price').trim(), textIn(form, 'by').trim()];
  const note = cleanIn(form, 'note');
  const [grosze, day] = [groszeOf(price), dayOf(by, context.now)];
  const isOpen = price === '' && by === '';
  const problems: Problems = {
    ...(!grosze && { price: (words) => words('desk.problems.sum') }),
    ...(day === null && { by: (words) => words('desk.problems.day') }),
  };
  const agreed = grosze && day ? { grosze, by: day } : null;
  if (!isOpen && !agreed) return refused(problems);
  return changeSeen(context, seen, {
    event: { type: 'mark', state: 'accepted', note, picture: null, ...(agreed && { agreed }) },
    tellsBuyer: note !== '',
    happened: (words) => words('desk.order.marked', { state: words('studio.states.accepted') }),
  });
});
