import { artist } from '@/content/artist';
import type { OrderEvent } from '@/domain/order/events';
import { returnOf } from '@/domain/order/thing';
import { formatPrice, priceText } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import type { Entry, OrderCard } from '../kind';
import { dayText } from './say';

export type OfferTerms = Pick<Extract<OrderEvent, { type: 'offer' }>, 'grosze' | 'by' | 'terms'>;

/** The parts of the sum; none of an offer of before, and of what comes without a parcel. */
export function partLines({ grosze, terms }: OfferTerms, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  if (!terms || terms.arrives === null) return [];
  const { delivery } = terms;
  return [
    [t('offer.work'), formatPrice(grosze - delivery, locale)],
    [t('offer.delivery'), formatPrice(delivery, locale)],
  ];
}

/** What is paid in all, when it is ready, and when it is there. */
export function headLines({ grosze, by, terms }: OfferTerms, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  const sum = t(terms?.arrives === null ? 'order.price' : 'offer.price');
  const ready: readonly Entry[] = [
    [sum, formatPrice(grosze, locale)],
    [t('offer.by'), dayText(by, locale)],
  ];
  return terms?.arrives ? [...ready, [t('offer.arrives'), dayText(terms.arrives, locale)]] : ready;
}

function depositText({ grosze, terms }: OfferTerms, locale: Locale): string {
  const t = translator(locale);
  const deposit = terms?.deposit ?? 0;
  const [sum, rest] = [formatPrice(deposit, locale), formatPrice(grosze - deposit, locale)];
  if (deposit === 0) return t('offer.depositNone');
  return deposit === grosze ? t('offer.depositAll', { sum }) : t('offer.depositSome', { sum, rest });
}

/** How much is paid at once, and where to. */
function paymentLines(offer: OfferTerms, reference: string, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  const { bankAccount: account, seller } = artist;
  const to = account ? t('offer.payTo', { account, name: seller.name, reference }) : t('offer.payLater');
  const deposit: Entry = [t('offer.deposit'), depositText(offer, locale)];
  return [...(offer.terms ? [deposit] : []), [t('offer.pay'), to]];
}

/** That the work's price is another than the form showed, and the artist's reason. */
function differenceLines({ grosze, terms }: OfferTerms, quoted: OrderCard['quoted'], locale: Locale): readonly Entry[] {
  const work = grosze - (terms?.delivery ?? 0);
  if (!terms || !quoted || quoted.grosze === work) return [];
  const t = translator(locale);
  const shown = priceText(quoted, locale, messages[locale].order.from);
  const differs = t('offer.differs', { work: formatPrice(work, locale), quoted: shown });
  return [[t('offer.other'), differs], ...(terms.reason ? [[t('offer.reason'), terms.reason] as const] : [])];
}

/** What else holds: the payment, what can be taken back, and why the price differs. */
export function termLines(
  offer: OfferTerms,
  { choice, quoted }: OrderCard,
  { reference }: Readonly<{ reference: string }>,
  locale: Locale,
): readonly Entry[] {
  const t = translator(locale);
  return [
    ...paymentLines(offer, reference, locale),
    ...differenceLines(offer, quoted, locale),
    [t('offer.returns'), t(`offer.back.${returnOf(choice)}`)],
  ];
}
