import { orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { isLook, isTicked } from './texts';

/** A message to the buyer: on the order's page, with a letter, which can be looked at before. */
export const message = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  const text = read.text('text', undefined, {});
  if (!read.isRight() || isLook(form)) return read.refused();
  return changeSeen(context, seen, {
    event: { type: 'message', from: 'studio', text, english: isTicked(form, 'english') },
    tellsBuyer: true,
    happened: (words) => words('desk.order.written'),
  });
});
