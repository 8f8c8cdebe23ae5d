import { isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import { reachOf } from '@/server/submissions/reach';
import { type Form, orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { askLanguage, cleanIn, isTicked, lookedAt } from './texts';

/** What the form says, also where its letter is shown. */
export const declining = (form: Form): OrderEvent => ({
  type: 'mark',
  state: 'declined',
  note: cleanIn(form, 'note'),
  picture: null,
  english: isTicked(form, 'english'),
});

/** Ends an order without a work. The buyer gets a letter with the reason, which is shown before it leaves. */
export const decline = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  read.text('note');
  askLanguage(read, form, seen.order, 'note');
  if (!read.isRight()) return read.refused();
  const event = declining(form);
  const look = lookedAt(form, event, isMailbox(reachOf(seen.order).email));
  if (look) return look;
  return changeSeen(context, seen, {
    event,
    tellsBuyer: true,
    happened: (words) => words('desk.order.marked', { state: words('studio.states.declined') }),
  });
});
