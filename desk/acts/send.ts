import { limits } from '@/domain/limits';
import { balanceOf } from '@/domain/order/payments';
import { wayOf } from '@/domain/order/status';
import { carrierNames, carriers, parcelNumber, type Way } from '@/domain/order/ways';
import { day, line, oneOf, text, tick } from '../form/kinds';
import { formatPrice } from '../sums';
import { type AboutOrder, change, english, orderAct } from './order-act';

/** An optional note to the buyer, and its language. */
export const noteTo = (about: AboutOrder, language = english) => ({
  note: text('desk.order.note', { hint: 'desk.order.ifAny', asksEnglish: about.order.language === 'en' }),
  english: language(about),
});

/** Asked once where something leaves the studio while money is still due. */
export function unpaid({ history, context: { locale } }: AboutOrder) {
  const due = balanceOf(history).due ?? 0;
  const sum = formatPrice(due, locale);
  return tick((words) => words('desk.order.unpaid', { sum }), {
    isShown: due > 0,
    mustBe: (words) => words('desk.order.unpaidAsk', { sum }),
  });
}

/** What is ready is on its way to the buyer, who gets a letter; the same again says something else of it. */
const send = (about: AboutOrder, way: Way, { note, english }: Readonly<{ note: string; english: boolean }>) =>
  change(about, {
    event: { type: 'mark', state: 'sent', picture: null, way, note, english },
    tellsBuyer: true,
    happened: (words) => words('desk.order.marked', { state: words(`studio.ways.${way.by}`) }),
  });

/** Of a parcel all may be open: she may say it in words. */
export const sendParcel = orderAct({
  leadsTo: 'sent',
  fields(about) {
    const way = wayOf(about.history);
    const before = way?.by === 'parcel' ? way : null;
    return {
      carrier: oneOf('way.carrier', carrierNames, {
        word: (carrier) => () => carriers[carrier].name,
        other: null,
        otherLabel: 'desk.order.otherCarrier',
        usual: before?.carrier,
      }),
      number: line('way.number', limits.text.other, {
        hint: 'desk.order.ifAny',
        usual: before?.number,
        clean: (typed) => (typed === '' ? '' : parcelNumber(typed)),
        wrong: 'desk.order.badNumber',
      }),
      ...noteTo(about),
      unpaid: unpaid(about),
    };
  },
  do: ({ carrier, number, ...typed }, about) => send(about, { by: 'parcel', carrier, number }, typed),
});

export const offerPickup = orderAct({
  leadsTo: 'sent',
  fields(about) {
    const way = wayOf(about.history);
    const before = way?.by === 'pickup' ? way : null;
    return {
      place: line('way.place', limits.text.address, { isNeeded: true, usual: before?.place }),
      day: day('way.day', 'ahead', { usual: before?.day }),
      ...noteTo(about),
      unpaid: unpaid(about),
    };
  },
  do: ({ place, day, ...typed }, about) => send(about, { by: 'pickup', place, day }, typed),
});
