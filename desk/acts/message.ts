import { text } from '../form/kinds';
import { change, english, orderAct } from './order-act';
import { repliesTo } from './saved-replies';

/** A message to the buyer: on the order's page, with a letter, which can be looked at before. */
export const message = orderAct({
  fields: (about) => ({
    text: text('desk.order.yourWords', { rows: 4, isNeeded: true, asksEnglish: about.order.language === 'en' }),
    english: english(about),
  }),
  replies: ({ context, order }) => repliesTo(context, order),
  letter: (typed) => ({ type: 'message', from: 'studio', ...typed }),
  do: (typed, about) =>
    change(about, {
      event: { type: 'message', from: 'studio', ...typed },
      tellsBuyer: true,
      happened: (words) => words('desk.order.written'),
    }),
});
