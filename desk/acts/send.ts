import { mayBecome } from '@/domain/order/status';
import { carrierNames, parcelNumber, type Way } from '@/domain/order/ways';
import { dayOf } from '../typed-days';
import { type Form, orderAct, type Problems, refused, textIn } from './act';
import { changeSeen } from './change';
import { cleanIn, isTicked, textProblem } from './texts';

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

type Sent = Readonly<{ note: string; english: boolean; way: Way }>;

/** What is ready is on its way to the buyer, who gets a letter; the same again says something else of it. */
const sendBy = (read: (form: Form, now: number) => Read) =>
  orderAct<Sent>({
    parse(form, { now }) {
      const note = cleanIn(form, 'note');
      const said = read(form, now);
      const problems = note === '' ? null : textProblem('note', note);
      if (!said.ok || problems) return refused({ ...problems, ...(!said.ok && said.problems) });
      return { ok: true, input: { way: said.way, note, english: isTicked(form, 'english') } };
    },
    do: (context, seen, sent) =>
      changeSeen(context, seen, {
        event: { type: 'mark', state: 'sent', picture: null, ...sent },
        tellsBuyer: true,
        mayHappen: (history) => mayBecome(history, 'sent'),
        happened: (words) => words('desk.order.marked', { state: words(`studio.ways.${sent.way.by}`) }),
      }),
  });

export const sendParcel = sendBy(parcelIn);
export const offerPickup = sendBy(pickupIn);
