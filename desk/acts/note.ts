import { orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';

/** A note for the artist alone: no page and no letter shows it. */
export const note = orderAct(async (context, seen, form) => {
  const read = reading(form, context.now);
  const text = read.text('text', undefined, {});
  if (!read.isRight()) return read.refused();
  return changeSeen(context, seen, {
    event: { type: 'note', text },
    tellsBuyer: false,
    happened: (words) => words('desk.order.noted'),
  });
});
