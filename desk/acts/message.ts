import { orderAct, refused } from './act';
import { changeSeen } from './change';
import { cleanIn, isLook, isTicked, textProblem } from './texts';

/** A message to the buyer: on the order's page, with a letter, which can be looked at before. */
export const message = orderAct<Readonly<{ text: string; english: boolean }>>({
  parse(form) {
    const text = cleanIn(form, 'text');
    const problems = textProblem('text', text);
    return problems || isLook(form)
      ? refused(problems ?? {})
      : { ok: true, input: { text, english: isTicked(form, 'english') } };
  },
  do: (context, seen, { text, english }) =>
    changeSeen(context, seen, {
      event: { type: 'message', from: 'studio', text, english },
      tellsBuyer: true,
      happened: (words) => words('desk.order.written'),
    }),
});
