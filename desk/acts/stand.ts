import { reviewIn, standingReview } from '@/domain/order/review';
import { textIn } from './act';
import { change, orderAct } from './order-act';

/** Puts a buyer's words on the site, or takes them off, at the next publication; only what the buyer allows. */
export const stand = orderAct({
  fields: () => ({}),
  do(_, about, form) {
    const stands = textIn(form, 'stands') === 'yes';
    return change(about, {
      event: { type: 'stand', stands },
      tellsBuyer: false,
      mayHappen: (history) => reviewIn(history)?.mayStand === true && (standingReview(history) !== null) !== stands,
      happened: (words) => words(stands ? 'desk.review.put' : 'desk.review.taken'),
    });
  },
});
