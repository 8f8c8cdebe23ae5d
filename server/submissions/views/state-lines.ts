import { leadOf, type Money } from '@/domain/order/money';
import type { Lead } from '@/domain/order/states';
import type { Offer, OrderHistory } from '@/domain/order/status';
import { type Choice, preparationOf } from '@/domain/order/thing';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { nearDate, noonOf } from './dates';

type Thing = Pick<Choice, 'type' | 'medium' | 'isWall'>;

function nextText(first: 'deposit' | 'payment' | 'none', thing: Thing, locale: Locale): string {
  const t = translator(locale);
  return first === 'none' && thing.isWall
    ? t('status.next.none.wall')
    : t(`status.next.${first}.${preparationOf(thing)}`);
}

export function followsText(
  { grosze, terms: { deposit } }: Pick<Offer, 'grosze' | 'terms'>,
  thing: Thing,
  locale: Locale,
) {
  const first = deposit === 0 ? 'none' : deposit < grosze ? 'deposit' : 'payment';
  return nextText(first, thing, locale);
}

/** `photos`: how many of the buyer's are kept. */
type About = Readonly<{ money: Money; thing: Thing; photos: number; now: number }>;

type Sentence = (about: About, locale: Locale) => string;

const awaits =
  (first: 'deposit' | 'payment' | 'none'): Sentence =>
  ({ thing }, locale) =>
    translator(locale)('status.lead.thanks', { next: nextText(first, thing, locale) });

const sentences: Readonly<Record<Lead, Sentence>> = {
  depositAwaited: awaits('deposit'),
  paymentAwaited: awaits('payment'),
  startsNow: awaits('none'),
  depositPaid({ money, thing, now }, locale) {
    const day = nearDate(noonOf(money.payments.at(-1)?.day ?? ''), locale, now);
    return translator(locale)(`status.lead.depositPaid.${preparationOf(thing)}`, { day });
  },
  allPaid: ({ thing }, locale) => translator(locale)(`status.lead.allPaid.${preparationOf(thing)}`),
  ended: ({ photos }, locale) => translator(locale)(photos > 0 ? 'offer.endedPhotos' : 'offer.ended'),
  endedUnpaid: ({ photos }, locale) => translator(locale)(photos > 0 ? 'offer.declinedPhotos' : 'offer.declined'),
};

export function leadText(history: OrderHistory, about: About, locale: Locale): string | null {
  const lead = leadOf(history, about.money);
  return lead && sentences[lead](about, locale);
}
