import { reviewIn, standingReview } from '@/domain/order/review';
import { orderAct, textIn } from './act';
import { changeSeen } from './change';

/** Puts a buyer's words on the site, or takes them off, at the next publication; only what the buyer allows. */
export const stand = orderAct((context, seen, form) => {
  const stands = textIn(form, 'stands') === 'yes';
  return changeSeen(context, seen, {
    event: { type: 'stand', stands },
    tellsBuyer: false,
    mayHappen: (history) => reviewIn(history)?.mayStand === true && (standingReview(history) !== null) !== stands,
    happened: (words) => words(stands ? 'desk.review.put' : 'desk.review.taken'),
  });
});
