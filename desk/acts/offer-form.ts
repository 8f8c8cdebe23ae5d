import { artist } from '@/content/artist';
import { isSiteAddress } from '@/content/site-address';
import { deliveryFrom } from '@/content/terms';
import { limits } from '@/domain/limits';
import type { OrderEvent } from '@/domain/order/events';
import { type Slip, slips, slipsIn } from '@/domain/order/slips';
import { returnOf, thingOf } from '@/domain/order/thing';
import { partOf } from '@/domain/typed-sums';
import { dayInWarsaw, dayMs, endOfDayInWarsaw } from '@/server/platform/warsaw';
import type { Submission } from '@/server/storage/queries/read';
import type { OrderCard } from '@/server/submissions/kind';
import { reachOf } from '@/server/submissions/reach';
import { fileOf } from '../works/checkout';
import { type Context, type Form, type Problems, textIn } from './act';
import { contentOf } from './content';
import { type Reading, reading } from './reading';
import { askLanguage, isTicked } from './texts';

/** How long an offer waits unless it is typed otherwise. */
const waitsMs = 14 * dayMs;

type OfferEvent = Extract<OrderEvent, { type: 'offer' }>;

/** What was typed of an offer, as it was understood: sums in grosze; null where a field cannot be read yet. */
export type OfferForm = Readonly<{
  event: OfferEvent | null;
  problems: Problems;
  /** What is still to be answered. */
  asked: readonly Slip[];
  understood: Readonly<Record<'work' | 'deposit' | 'total', number | null>>;
}>;

/** Of whose order it is. `hasAccount`: there is one to pay to. */
type About = Readonly<{ card: OrderCard; order: Submission; email: string; now: number; hasAccount: boolean }>;

export const offerAbout = (context: Context, order: Submission, card: OrderCard): About => ({
  card,
  order,
  email: reachOf(order).email,
  now: context.now,
  hasAccount: fileOf(contentOf(context), 'artist.json').bankAccount !== null,
});

export const hasParcel = ({ choice }: OrderCard): boolean => thingOf(choice) !== 'file';

/** The share that is usually asked for, such as `30%`. */
export const usualDeposit = ({ choice }: OrderCard): string =>
  returnOf(choice) === 'made' ? `${artist.depositPercent}%` : '100%';

/** What stands in the fields before anything is typed. */
export function usualDelivery(card: OrderCard): number | null {
  const { destination } = card.choice;
  return hasParcel(card) ? destination && deliveryFrom[destination] : 0;
}

function sumsIn(form: Form, read: Reading, card: OrderCard) {
  const work = read.sum('price');
  const delivery = hasParcel(card) ? read.sum('delivery', { least: 0 }) : 0;
  const total = work === null || delivery === null ? null : work + delivery;
  const chosen = textIn(form, 'deposit') || usualDeposit(card);
  const deposit = total === null ? null : partOf(chosen === 'other' ? textIn(form, 'ownDeposit') : chosen, total);
  if (total !== null && deposit === null) read.refuse('ownDeposit', (words) => words('desk.offer.badDeposit'));
  return { work, delivery, total, deposit };
}

/** An offer waits a fortnight, but not beyond the day that it promises. */
function daysIn(read: Reading, card: OrderCard, now: number) {
  const by = read.day('by', 'ahead');
  const arrives = hasParcel(card) ? read.day('arrives', 'ahead') : null;
  const fortnight = dayInWarsaw(now + waitsMs);
  const until = read.day('until', 'ahead', { isOpen: true }) ?? (by !== null && by < fortnight ? by : fortnight);
  if (by && arrives && arrives < by) read.refuse('arrives', (words) => words('desk.offer.badArrival'));
  if (by && until > by) read.refuse('until', (words) => words('desk.offer.badUntil'));
  return { by, arrives, until };
}

/** Reads an offer as it was typed, of an order of that card. */
export function readOffer(form: Form, { card, order, email, now, hasAccount }: About): OfferForm {
  const read = reading(form, now);
  const { work, delivery, total, deposit } = sumsIn(form, read, card);
  const { by, arrives, until } = daysIn(read, card, now);
  const payAt = read.line('payAt', limits.text.other);
  if (payAt !== '' && !isSiteAddress(payAt)) read.refuse('payAt', (words) => words('desk.offer.badPayAt'));
  const [reason, note] = [read.text('reason', limits.text.comment), read.text('note')];
  askLanguage(read, form, order, 'reason');
  askLanguage(read, form, order, 'note');
  const sure = slips.filter((slip) => form.values.sure?.includes(slip));
  const known = { understood: { work, total, deposit }, problems: read.problems };
  if (!read.isRight() || work === null || delivery === null || total === null || deposit === null || by === null)
    return { ...known, event: null, asked: [] };
  const quoted = card.quoted?.grosze ?? null;
  const asked = slipsIn({ work, quoted, email, isPayable: hasAccount || payAt !== '' });
  return {
    ...known,
    asked: asked.filter((slip) => !sure.includes(slip)),
    event: {
      type: 'offer',
      grosze: total,
      by,
      until: endOfDayInWarsaw(until),
      note,
      terms: { delivery, deposit, arrives, reason, ...(payAt && { payAt }) },
      english: isTicked(form, 'english'),
    },
  };
}
