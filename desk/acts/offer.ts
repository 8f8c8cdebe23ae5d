import { artist } from '@/content/artist';
import { isSiteAddress } from '@/content/site-address';
import { corrections, deliveryFrom } from '@/content/terms';
import { limits } from '@/domain/limits';
import { isListed } from '@/domain/order/delivery-cost';
import type { OrderEvent } from '@/domain/order/events';
import { isParcelOpen } from '@/domain/order/parcel';
import { type Slip, slipsIn } from '@/domain/order/slips';
import { isPainted, returnOf, thingOf } from '@/domain/order/thing';
import { partOf, typedSum } from '@/domain/typed-sums';
import { dayInWarsaw, endOfDayInWarsaw } from '@/server/platform/warsaw';
import { storedIn } from '@/server/submissions/kinds';
import { day, line, money, oneOf, open, type Typed, text, type Values } from '../form/kinds';
import { formatPrice } from '../sums';
import { type Form, type Label, refused, sureField, textIn } from './act';
import { type AboutOrder, change, english, orderAct } from './order-act';

const waitDays = 14;

const shares = [...new Set(['0%', '30%', '50%', '100%', `${artist.depositPercent}%`])].toSorted(
  (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
);

const shareNames: Readonly<Record<string, Label>> = {
  '0%': 'desk.offer.depositNone',
  '100%': 'desk.offer.depositAll',
  other: 'desk.offer.depositOther',
};

export const cardOf = ({ order, context }: AboutOrder) => storedIn(order)?.order?.(context.locale);

/** The form of an offer. `from` of a price: one to begin with, so it is typed. */
export function offerFields(about: AboutOrder) {
  const { order, context } = about;
  const asksEnglish = order.language === 'en';
  const { quoted, choice, parcel } = cardOf(about) ?? {};
  const first = about.mates.find((mate) => mate.order.reference === parcel);
  const hasParcel = choice !== undefined && ['picture', 'thing'].includes(thingOf(choice));
  const least = choice?.destination && deliveryFrom[choice.destination];
  const usual = choice && returnOf(choice) === 'made' ? `${artist.depositPercent}%` : '100%';
  const typed = (grosze: number | null | undefined) => (grosze == null ? '' : typedSum(grosze, context.locale));
  return {
    price: money('desk.offer.price', { usual: quoted?.from ? '' : typed(quoted?.grosze) }),
    reason: line('desk.offer.reason', limits.text.comment, { hint: 'desk.offer.reads', asksEnglish }),
    delivery: money('offer.delivery', {
      least: 0,
      isShown: hasParcel,
      // it goes with the first order while that one has not gone, or ended
      ...(parcel && choice && first && isParcelOpen(first.history, choice)
        ? { usual: typed(0), hint: (words) => words('parcel.joined', { reference: parcel }) }
        : choice && isListed(choice)
          ? { usual: typed(least) }
          : least && { hint: (words) => words('before.deliverySumTo', { price: formatPrice(least, context.locale) }) }),
    }),
    deposit: oneOf('offer.deposit', [...shares, 'other'], {
      usual,
      other: usual,
      word: (share) => shareNames[share] ?? (() => share),
    }),
    ownDeposit: line('desk.offer.ownDeposit', 20, { hint: 'desk.offer.ownDepositHint', mode: 'decimal' }),
    by: day('desk.order.by', 'ahead'),
    arrives: day('desk.offer.arrives', 'ahead', { isShown: hasParcel, isBeside: true }),
    payAt: line('desk.offer.payAt', limits.text.other, {
      hint: 'desk.offer.payAtHint',
      mode: 'url',
      clean: (address) => (address === '' || isSiteAddress(address) ? address : null),
      wrong: 'desk.offer.badPayAt',
    }),
    note: text('desk.offer.note', { rows: 4, asksEnglish }),
    until: open(day('desk.offer.until', 'ahead', { hint: 'desk.offer.untilHint' })),
    english: english(about),
  };
}
type Fields = ReturnType<typeof offerFields>;

/** The total and the part of it that is paid at once, in grosze; null where they cannot be read yet. */
export function sumsOf({ price, delivery, deposit, ownDeposit }: Typed<Fields>) {
  const total = price === null || delivery === null ? null : price + delivery;
  const share = deposit === 'other' ? ownDeposit : deposit;
  return { total, deposit: total === null ? null : partOf(share ?? '', total) };
}

/** An offer waits a fortnight, but not beyond the day that it promises. */
export function lastDay({ by, until }: Pick<Typed<Fields>, 'by' | 'until'>, now: number): string {
  const fortnight = dayInWarsaw(now, waitDays);
  return until ?? (by && by < fortnight ? by : fortnight);
}

export function offerOf(typed: Values<Fields>, about: AboutOrder): OrderEvent {
  const { now } = about.context;
  const choice = cardOf(about)?.choice;
  const { by, delivery, arrives, reason, payAt, note, english } = typed;
  const { total, deposit } = sumsOf(typed) as { total: number; deposit: number };
  const terms = {
    delivery,
    deposit,
    arrives: arrives || null,
    reason,
    ...(payAt && { payAt }),
    ...(choice && isPainted(choice) && { corrections }),
  };
  return { type: 'offer', grosze: total, by, until: endOfDayInWarsaw(lastDay(typed, now)), note, terms, english };
}

export function slipsOf({ price, payAt }: Values<Fields>, about: AboutOrder, form: Form): readonly Slip[] {
  // the published one: what is saved at the desk alone no buyer sees
  const isPayable = payAt !== '' || artist.bankAccount !== null;
  const quoted = cardOf(about)?.quoted?.grosze ?? null;
  const slips = slipsIn({ work: price, quoted, email: about.order.email ?? '', isPayable });
  return slips.filter((slip) => !form.values[sureField]?.includes(slip));
}

/** The button that sends, below the letter: whoever answers a question sees the letter again first. */
export const sendStep = { name: 'step', value: 'send' } as const;

/** Sends an offer: only the one whose letter was looked at, and once every question about a slip is answered. */
export const offer = orderAct({
  leadsTo: 'offer',
  fields: offerFields,
  check(typed, read, { context: { now } }) {
    const { by, arrives } = typed;
    const { total, deposit } = sumsOf(typed);
    if (total !== null && deposit === null) read.refuse('ownDeposit', 'desk.offer.badDeposit');
    if (by && arrives && arrives < by) read.refuse('arrives', 'desk.offer.badArrival');
    if (by && lastDay(typed, now) > by) read.refuse('until', 'desk.offer.badUntil');
  },
  letter: 'must',
  event: offerOf,
  async do(typed, about, form) {
    if (textIn(form, sendStep.name) !== sendStep.value) return refused({});
    const n = slipsOf(typed, about, form).length;
    return n > 0
      ? refused((words) => words('desk.offer.answerFirst', { n }))
      : change(about, { event: offerOf(typed, about) });
  },
});
