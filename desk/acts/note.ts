import { text } from '../form/kinds';
import { change, orderAct } from './order-act';

/** A note for the artist alone: no page and no letter shows it. */
export const note = orderAct({
  fields: () => ({ text: text('studio.status.note', { rows: 3, isNeeded: true }) }),
  do: ({ text }, about) =>
    change(about, {
      event: { type: 'note', text },
      tellsBuyer: false,
      happened: (words) => words('desk.order.noted'),
    }),
});
