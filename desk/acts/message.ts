import type { OrderEvent } from '@/domain/order/events';
import { type Form, orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { askLanguage, cleanIn, isTicked, lookedAt } from './texts';

/** What the form says, also where its letter is shown. */
export const messageIn = (form: Form): OrderEvent => ({
  type: 'message',
  from: 'studio',
  text: cleanIn(form, 'text'),
  english: isTicked(form, 'english'),
});

/** A message to the buyer: on the order's page, with a letter, which can be looked at before. */
export const message = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  read.text('text', undefined, {});
  askLanguage(read, form, seen.order, 'text');
  if (!read.isRight()) return read.refused();
  const event = messageIn(form);
  const look = lookedAt(form, event, false);
  if (look) return look;
  return changeSeen(context, seen, { event, tellsBuyer: true, happened: (words) => words('desk.order.written') });
});
