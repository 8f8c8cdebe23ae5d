import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, textProblem } from './texts';

/** A note for the artist alone: no page and no letter shows it. */
export const note = orderAct<string>({
  parse(form) {
    const text = cleanIn(form, 'text');
    const problems = textProblem('text', text);
    return problems ? refused(problems) : { ok: true, input: text };
  },
  do: (context, seen, text) =>
    changeSeen(context, seen, {
      event: { type: 'note', text },
      tellsBuyer: false,
      happened: (words) => words('desk.order.noted'),
    }),
});
