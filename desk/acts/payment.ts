import { limits } from '@/domain/limits';
import { paymentKinds } from '@/domain/order/events';
import { balanceOf } from '@/domain/order/payments';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { dayText } from '@/server/submissions/views/dates';
import { formatPrice } from '../sums';
import { orderAct } from './act';
import { changeSeen } from './change';
import { reading } from './reading';
import { isTicked } from './texts';

/** Notes a payment, or what went back; the buyer gets a letter only if that is wished. */
export const payment = orderAct(async (context, seen, form) => {
  const { locale, now, storage } = context;
  const read = reading(form, now);
  const [grosze, day, kind] = [read.sum('sum'), read.day('day', 'past'), read.oneOf('kind', paymentKinds)];
  const note = read.line('note', limits.text.comment);
  if (!kind) read.refuse('kind', (words) => words('desk.problems.empty'));
  if (grosze && kind) {
    const { paid, due } = balanceOf((await historyWithNext(storage, seen.order)).history);
    const most = kind === 'returned' ? paid : due;
    const sums = { sum: formatPrice(grosze, locale), most: formatPrice(most ?? 0, locale) };
    const question = kind === 'returned' ? 'overRefund' : 'overPaid';
    // what nothing was agreed for has no sum that it could exceed
    if (most !== null && grosze > most)
      read.ask('sum', `${kind}-${grosze}`, (words) => words(`desk.money.${question}`, sums));
  }
  if (!grosze || !day || !kind || !read.isRight()) return read.refused();
  return changeSeen(context, seen, {
    event: { type: 'payment', kind, grosze, day, note },
    tellsBuyer: isTicked(form, 'letter'),
    happened: (words) =>
      words(`desk.money.noted.${kind}`, { sum: formatPrice(grosze, locale), day: dayText(day, locale) }),
  });
});
