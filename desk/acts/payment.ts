import { paymentKinds } from '@/domain/order/events';
import { formatPrice } from '@/domain/shop/price-format';
import { groszeOf } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayText } from '@/server/submissions/views/dates';
import { dayTyped } from '../typed-days';
import { orderAct, type Problems, refused, textIn } from './act';
import { changeSeen } from './change';
import { cleanIn, isTicked } from './texts';

/** Notes a payment, or what went back; the buyer gets a letter only if that is wished. */
export const payment = orderAct(async (context, seen, form) => {
  const { locale, now } = context;
  const [grosze, day] = [groszeOf(textIn(form, 'sum')), dayTyped(textIn(form, 'day'), dayInWarsaw(now), 'past')];
  const kind = paymentKinds.find((known) => known === textIn(form, 'kind'));
  const problems: Problems = {
    ...(!grosze && { sum: (words) => words('desk.problems.sum') }),
    ...(day === null && { day: (words) => words('desk.money.badDay') }),
    ...(!kind && { kind: (words) => words('desk.problems.empty') }),
  };
  if (!grosze || !day || !kind) return refused(problems);
  const event = { type: 'payment', kind, grosze, day, note: cleanIn(form, 'note') } as const;
  const facts = { sum: formatPrice(event.grosze, locale), day: dayText(event.day, locale) };
  return changeSeen(context, seen, {
    event,
    tellsBuyer: isTicked(form, 'letter'),
    happened: (words) => words(`desk.money.noted.${event.kind}`, facts),
  });
});
