import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, isLook, isTicked, textProblem } from './texts';

/** A message to the buyer: on the order's page, with a letter, which can be looked at before. */
export const message = orderAct(async (context, seen, form) => {
  const text = cleanIn(form, 'text');
  const problems = textProblem('text', text);
  if (problems || isLook(form)) return refused(problems ?? {});
  return changeSeen(context, seen, {
    event: { type: 'message', from: 'studio', text, english: isTicked(form, 'english') },
    tellsBuyer: true,
    happened: (words) => words('desk.order.written'),
  });
});
