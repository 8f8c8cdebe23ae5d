import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, textProblem } from './texts';

/** A note for the artist alone: no page and no letter shows it. */
export const note = orderAct(async (context, seen, form) => {
  const text = cleanIn(form, 'text');
  const problems = textProblem('text', text);
  if (problems) return refused(problems);
  return changeSeen(context, seen, {
    event: { type: 'note', text },
    tellsBuyer: false,
    happened: (words) => words('desk.order.noted'),
  });
});
