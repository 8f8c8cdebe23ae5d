import { limits } from '@/domain/limits';
import { balanceOf } from '@/domain/order/payments';
import { carrierNames, parcelNumber, type Way } from '@/domain/order/ways';
import { historyWithNext } from '@/server/storage/queries/order-events';
import type { Submission } from '@/server/storage/queries/read';
import { formatPrice } from '../sums';
import { type Context, orderAct, type Refused, refused } from './act';
import { changeSeen } from './change';
import { type Reading, reading } from './reading';
import { askLanguage, isTicked } from './texts';

/** Of a parcel all may be open: she may say it in words. */
function parcelIn(read: Reading): Way {
  const typed = read.line('number', limits.text.other);
  const number = typed === '' ? '' : parcelNumber(typed);
  if (number === null) read.refuse('number', (words) => words('desk.order.badNumber'));
  return { by: 'parcel', carrier: read.oneOf('carrier', carrierNames), number: number ?? '' };
}

const pickupIn = (read: Reading): Way => ({
  by: 'pickup',
  place: read.line('place', limits.text.address, {}),
  day: read.day('day', 'ahead') ?? '',
});

/** Asks once where something leaves the studio while money is still due; null: nothing is, or that was ticked. */
export async function unpaidAsked(
  { storage, locale }: Context,
  order: Submission,
  isTold: boolean,
): Promise<Refused | null> {
  const due = balanceOf((await historyWithNext(storage, order)).history).due ?? 0;
  const sum = formatPrice(due, locale);
  return due > 0 && !isTold ? refused({ unpaid: (words) => words('desk.order.unpaidAsk', { sum }) }) : null;
}

/** What is ready is on its way to the buyer, who gets a letter; the same again says something else of it. */
const sendBy = (wayIn: (read: Reading) => Way) =>
  orderAct(async (context, seen, form) => {
    const read = reading(form, context.now);
    const [way, note] = [wayIn(read), read.text('note')];
    askLanguage(read, form, seen.order, 'note');
    if (!read.isRight()) return read.refused();
    const asked = await unpaidAsked(context, seen.order, isTicked(form, 'unpaid'));
    if (asked) return asked;
    return changeSeen(context, seen, {
      event: { type: 'mark', state: 'sent', picture: null, way, note, english: isTicked(form, 'english') },
      tellsBuyer: true,
      happened: (words) => words('desk.order.marked', { state: words(`studio.ways.${way.by}`) }),
    });
  });

export const sendParcel = sendBy(parcelIn);
export const offerPickup = sendBy(pickupIn);
