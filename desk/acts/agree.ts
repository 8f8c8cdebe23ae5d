import { day, money, open, text } from '../form/kinds';
import { change, orderAct } from './order-act';

/** Notes that both have agreed in another way, as by phone: the order is accepted without an offer, and no letter leaves. */
export const agree = orderAct({
  leadsTo: 'accepted',
  fields: () => ({
    price: open(money('desk.order.price')),
    by: open(day('desk.order.by', 'ahead', { isBeside: true })),
    note: text('desk.order.note', { hint: 'desk.order.ifAny' }),
  }),
  // both may be open, but not one alone
  check: ({ price, by }, read) => {
    if (price && read.isEmpty('by')) read.refuse('by', 'desk.problems.noDay');
    if (by && read.isEmpty('price')) read.refuse('price', 'desk.problems.noSum');
  },
  do: ({ price: grosze, by, note }, about) =>
    change(about, {
      event: { type: 'mark', state: 'accepted', note, picture: null, ...(grosze && by && { agreed: { grosze, by } }) },
      tellsBuyer: note !== '',
      happened: (words) => words('desk.order.marked', { state: words('studio.states.accepted') }),
    }),
});
