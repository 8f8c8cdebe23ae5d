import { limits } from '@/domain/limits';
import type { OrderEvent } from '@/domain/order/events';
import { depositIn } from '@/domain/order/payments';
import { agreedOffer, mayChange } from '@/domain/order/status';
import { isLeap, typedSum } from '@/domain/typed-sums';
import { dayInWarsaw, endOfDayInWarsaw } from '@/server/platform/warsaw';
import { text, type Values } from '../form/kinds';
import { formatPrice } from '../sums';
import { lastDay, offerFields } from './offer';
import { type AboutOrder, english, orderAct } from './order-act';

/** What holds now, as the form of an offer has it: the work and its delivery in grosze, and the days. */
function agreedIn({ history }: Pick<AboutOrder, 'history'>) {
  const agreed = agreedOffer(history);
  if (!agreed) throw new TypeError('a change of what was never agreed');
  const { delivery, arrives } = agreed.terms;
  return { agreed, price: agreed.grosze - delivery, delivery, by: agreed.by, arrives };
}

function changeFields(about: AboutOrder) {
  const { context, order } = about;
  const fields = offerFields(about);
  const { price, delivery, by, arrives } = agreedIn(about);
  const today = dayInWarsaw(context.now);
  const ahead = (day: string | null) => (day && day >= today ? day : '');
  return {
    note: text('desk.change.why', {
      hint: 'desk.offer.reads',
      most: limits.text.comment,
      isNeeded: true,
      asksEnglish: order.language === 'en',
    }),
    price: { ...fields.price, usual: typedSum(price, context.locale) },
    delivery: { ...fields.delivery, usual: typedSum(delivery, context.locale) },
    by: { ...fields.by, usual: ahead(by) },
    arrives: { ...fields.arrives, usual: ahead(arrives) },
    english: english(about),
  };
}

function changeOf(typed: Values<ReturnType<typeof changeFields>>, about: AboutOrder): OrderEvent {
  const { price, delivery, by, arrives, note, english } = typed;
  const { agreed } = agreedIn(about);
  const grosze = price + delivery;
  return {
    type: 'change',
    grosze,
    by,
    until: endOfDayInWarsaw(lastDay({ by, until: null }, about.context.now)),
    note,
    terms: { ...agreed.terms, delivery, deposit: depositIn(agreed, grosze), arrives: arrives || null },
    english,
  };
}

/** Proposes another day, price or delivery. The buyer gets a letter, which is shown before it leaves. */
export const change = orderAct({
  may: ({ history, withdrawal }) => mayChange(history) && !withdrawal,
  fields: changeFields,
  check({ price, delivery, by, arrives }, read, about) {
    const { locale } = about.context;
    const now = agreedIn(about);
    if (by && arrives && arrives < by) read.refuse('arrives', 'desk.offer.badArrival');
    if (price === now.price && delivery === now.delivery && by === now.by && (arrives || null) === now.arrives)
      read.refuse('price', 'desk.change.same');
    if (price !== null && isLeap(now.price, price))
      read.ask('price', `price-${price}`, (words) =>
        words('desk.change.leap', { agreed: formatPrice(now.price, locale), price: formatPrice(price, locale) }),
      );
  },
  letter: 'must',
  event: changeOf,
});
