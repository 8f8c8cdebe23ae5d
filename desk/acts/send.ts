import { balanceOf } from '@/domain/order/payments';
import { carrierNames, parcelNumber, type Way } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import { historyWithNext } from '@/server/storage/queries/order-events';
import type { Submission } from '@/server/storage/queries/read';
import { dayOf } from '../typed-days';
import { type Context, type Form, orderAct, type Problems, type Refused, refused, textIn } from './act';
import { changeSeen } from './change';
import { cleanIn, isTicked, textProblem, tooLong } from './texts';

type Read = Readonly<{ ok: true; way: Way }> | Readonly<{ ok: false; problems: Problems }>;

/** Of a parcel all may be open: she may say it in words. */
function parcelIn(form: Form): Read {
  const [carrier, typed] = [carrierNames.find((one) => one === textIn(form, 'carrier')), cleanIn(form, 'number')];
  const number = typed === '' ? '' : parcelNumber(typed);
  if (number === null) return refused({ number: (words) => words('desk.order.badNumber') });
  return { ok: true, way: { by: 'parcel', carrier: carrier ?? null, number } };
}

function pickupIn(form: Form, now: number): Read {
  const [place, day] = [cleanIn(form, 'place'), dayOf(textIn(form, 'day'), now)];
  const problems: Problems = {
    ...textProblem('place', place),
    ...(day === null && { day: (words) => words('desk.problems.day') }),
  };
  return day === null || Object.keys(problems).length > 0
    ? refused(problems)
    : { ok: true, way: { by: 'pickup', place, day } };
}

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
const sendBy = (read: (form: Form, now: number) => Read) =>
  orderAct(async (context, seen, form) => {
    const note = cleanIn(form, 'note');
    const said = read(form, context.now);
    const problems = tooLong('note', note);
    if (!said.ok || problems) return refused({ ...problems, ...(!said.ok && said.problems) });
    const { way } = said;
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
