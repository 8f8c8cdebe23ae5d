import { mayBecome } from '@/domain/order/status';
import { groszeOf } from '@/domain/typed-sums';
import { dayOf } from '../typed-days';
import { orderAct, type Problems, refused, textIn } from './act';
import { changeSeen } from './change';
import { cleanIn } from './texts';

type Agreed = Readonly<{ sum: { grosze: number; by: string } | null; note: string }>;

/** Notes that both have agreed in another way, as by phone: the order is accepted without an offer, and no letter leaves. */
export const agree = orderAct<Agreed>({
  parse(form, { now }) {
    const [price, by] = [textIn(form, 'price').trim(), textIn(form, 'by').trim()];
    const note = cleanIn(form, 'note');
    if (price === '' && by === '') return { ok: true, input: { sum: null, note } };
    const [grosze, day] = [groszeOf(price), dayOf(by, now)];
    const problems: Problems = {
      ...(!grosze && { price: (words) => words('desk.problems.sum') }),
      ...(day === null && { by: (words) => words('desk.problems.day') }),
    };
    return grosze && day ? { ok: true, input: { sum: { grosze, by: day }, note } } : refused(problems);
  },
  do: (context, seen, { sum, note }) =>
    changeSeen(context, seen, {
      event: { type: 'mark', state: 'accepted', note, picture: null, ...(sum && { agreed: sum }) },
      tellsBuyer: note !== '',
      mayHappen: (history) => mayBecome(history, 'accepted'),
      happened: (words) => words('desk.order.marked', { state: words('studio.states.accepted') }),
    }),
});
