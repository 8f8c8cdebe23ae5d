import { hash } from 'node:crypto';
import { artist } from '@/content/artist';
import { isSiteAddress } from '@/content/site-address';
import { leastDelivery } from '@/content/terms';
import type { OrderEvent } from '@/domain/order/events';
import { type Slip, slips, slipsIn } from '@/domain/order/slips';
import { returnOf, thingOf } from '@/domain/order/thing';
import { groszeOf, partOf } from '@/domain/typed-sums';
import { dayInWarsaw, dayMs, endOfDayInWarsaw } from '@/server/platform/warsaw';
import type { OrderCard } from '@/server/submissions/kind';
import { dayTyped, dayWished } from '../typed-days';
import { type Form, type Problems, textIn } from './act';
import { cleanIn, isTicked } from './texts';

/** How long an offer waits unless it is typed otherwise. */
const waitsMs = 14 * dayMs;

type OfferEvent = Extract<OrderEvent, { type: 'offer' }>;

/** What was typed of an offer, as it was understood: sums in grosze; null where a field cannot be read yet. */
export type OfferForm = Readonly<{
  event: OfferEvent | null;
  problems: Problems;
  /** What is still to be answered. */
  asked: readonly Slip[];
  /** Those that were answered: it is meant so. */
  sure: readonly Slip[];
  understood: Readonly<Record<'work' | 'delivery' | 'deposit' | 'total', number | null>> &
    Readonly<Record<'by' | 'arrives' | 'until' | 'wished', string | null>>;
}>;

type About = Readonly<{ card: OrderCard; email: string; now: number }>;

export const hasParcel = ({ choice }: OrderCard): boolean => thingOf(choice) !== 'file';

/** The share that is usually asked for, such as `30%`. */
export const usualDeposit = ({ choice }: OrderCard): string =>
  returnOf(choice) === 'made' ? `${artist.depositPercent}%` : '0%';

/** What stands in the fields before anything is typed. */
export const usualDelivery = (card: OrderCard): number => (hasParcel(card) ? leastDelivery : 0);

function sumsIn(form: Form, card: OrderCard) {
  const work = groszeOf(textIn(form, 'price')) || null;
  const delivery = hasParcel(card) ? groszeOf(textIn(form, 'delivery')) : 0;
  const total = work === null || delivery === null ? null : work + delivery;
  const chosen = textIn(form, 'deposit') || usualDeposit(card);
  const deposit = total === null ? null : partOf(chosen === 'other' ? textIn(form, 'ownDeposit') : chosen, total);
  return { work, delivery, total, deposit };
}

/** An offer waits a fortnight, but not beyond the day that it promises. */
function untilIn(form: Form, by: string | null, now: number): string | null {
  const today = dayInWarsaw(now);
  const typed = textIn(form, 'until').trim();
  if (typed !== '') return dayTyped(typed, today, 'ahead');
  const fortnight = dayInWarsaw(now + waitsMs);
  return by !== null && by < fortnight ? by : fortnight;
}

function daysIn(form: Form, card: OrderCard, now: number) {
  const today = dayInWarsaw(now);
  const by = dayTyped(textIn(form, 'by'), today, 'ahead');
  const arrives = hasParcel(card) ? dayTyped(textIn(form, 'arrives'), today, 'ahead') : null;
  return { by, arrives, until: untilIn(form, by, now), wished: dayWished(card.wish, today) };
}

/** Reads an offer as it was typed, of an order of that card. */
export function readOffer(form: Form, { card, email, now }: About): OfferForm {
  const sums = sumsIn(form, card);
  const days = daysIn(form, card, now);
  const { work, delivery, total, deposit } = sums;
  const { by, arrives, until, wished } = days;
  const parcel = hasParcel(card);
  const payAt = textIn(form, 'payAt').trim();
  const problems: Problems = {
    ...(work === null && { price: (words) => words('desk.problems.sum') }),
    ...(delivery === null && { delivery: (words) => words('desk.problems.sum') }),
    ...(total !== null && deposit === null && { ownDeposit: (words) => words('desk.offer.badDeposit') }),
    ...(payAt !== '' && !isSiteAddress(payAt) && { payAt: (words) => words('desk.offer.badPayAt') }),
    ...(by === null && { by: (words) => words('desk.problems.day') }),
    ...(parcel && arrives === null && { arrives: (words) => words('desk.problems.day') }),
    ...(by !== null && arrives !== null && arrives < by && { arrives: (words) => words('desk.offer.badArrival') }),
    ...(until === null && { until: (words) => words('desk.problems.day') }),
    ...(by !== null && until !== null && until > by && { until: (words) => words('desk.offer.badUntil') }),
  };
  const sure = slips.filter((slip) => form.values.sure?.includes(slip));
  const read = { understood: { ...sums, ...days }, problems, sure };
  const isBad = Object.keys(problems).length > 0;
  if (isBad || work === null || delivery === null || total === null || deposit === null || !by || !until)
    return { ...read, event: null, asked: [] };
  const quoted = card.quoted?.grosze ?? null;
  const aYearAhead = dayInWarsaw(now + 365 * dayMs);
  const asked = slipsIn({ ...{ work, quoted, by, arrives, wished, aYearAhead, email } });
  return {
    ...read,
    asked: asked.filter((slip) => !sure.includes(slip)),
    event: {
      ...{ type: 'offer', grosze: total, by, until: endOfDayInWarsaw(until), note: cleanIn(form, 'note') },
      terms: { delivery, deposit, arrives, reason: cleanIn(form, 'reason'), ...(payAt && { payAt }) },
      english: isTicked(form, 'english'),
    },
  };
}

/** Tells whether an offer is the one whose letter was looked at. */
export const markOf = (event: OfferEvent): string => hash('sha256', JSON.stringify(event));
