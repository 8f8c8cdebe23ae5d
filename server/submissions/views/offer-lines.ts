import { artist } from '@/content/artist';
import type { OrderEvent } from '@/domain/order/events';
import { isAhead, type OrderState } from '@/domain/order/states';
import { returnOf } from '@/domain/order/thing';
import { formatPrice, priceText } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import type { Entry, OrderCard } from '../kind';
import { dayText } from './dates';
import { accountText, euroLines } from './due-lines';

export type OfferTerms = Pick<Extract<OrderEvent, { type: 'offer' }>, 'grosze' | 'by' | 'terms'>;

/** `isEarly`: a file was asked for before the days to withdraw were over, which ended that right. */
type About = Readonly<{
  reference: string;
  state: OrderState;
  reader?: 'buyer' | 'artist' | undefined;
  isEarly?: boolean;
  /** A payment was noted, which says more than how much was to be paid at once. */
  hasPaid?: boolean;
  /** Nothing is left to pay. */
  isPaid?: boolean;
  isHere?: boolean;
  /** Days that have passed are left out. */
  today?: string;
}>;

type Thing = OrderCard['choice'];

const voices = { buyer: 'offer', artist: 'offer.studio' } as const;
const voiceOf = ({ reader = 'buyer' }: Pick<About, 'reader'>) => voices[reader];

export function partLines({ grosze, terms }: OfferTerms, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  if (terms.arrives === null) return [];
  const { delivery } = terms;
  return [
    [t('offer.work'), formatPrice(grosze - delivery, locale)],
    [t('offer.delivery'), formatPrice(delivery, locale)],
  ];
}

export function headLines(
  { grosze, by, terms }: OfferTerms,
  { state, reader, today = '' }: Pick<About, 'state' | 'reader' | 'today'>,
  locale: Locale,
): readonly Entry[] {
  const t = translator(locale);
  const asked = t(terms.arrives === null ? 'order.price' : 'offer.price');
  const isReady = !isAhead('ready', state);
  return [
    [isReady ? t('offer.agreed') : asked, formatPrice(grosze, locale)],
    ...(isReady || by < today ? [] : [[t('offer.by'), dayText(by, locale)] as const]),
    ...(terms.arrives && terms.arrives >= today && isAhead('arrives', state)
      ? [[t(`${voiceOf({ reader })}.arrives`), dayText(terms.arrives, locale)] as const]
      : []),
  ];
}

function depositText({ grosze, terms }: OfferTerms, { isWall }: Thing, about: About, locale: Locale): string {
  const t = translator(locale);
  const { deposit } = terms;
  const [sum, rest] = [formatPrice(deposit, locale), formatPrice(grosze - deposit, locale)];
  if (deposit === grosze) return t('offer.depositAll', { sum });
  const voice = isWall ? 'offer.wall' : voiceOf(about);
  return deposit === 0 ? t(`${voice}.depositNone`) : t(`${voice}.depositSome`, { sum, rest });
}

function paymentLines(offer: OfferTerms, choice: Thing, about: About, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  const { reference, state, hasPaid = false, isPaid = false } = about;
  const { grosze, terms } = offer;
  const { seller } = artist;
  const account = accountText(locale);
  const first = terms.deposit || grosze;
  const deposit: Entry = [
    t(terms.deposit > 0 && terms.deposit < grosze ? 'offer.deposit' : 'due.payment'),
    depositText(offer, choice, about, locale),
  ];
  const later = about.isHere ? t('offer.payLaterHere') : t(`${voiceOf(about)}.payLater`);
  const apart = offer.terms.payAt ? t('offer.payOnline') : later;
  const to = account ? t('offer.payTo', { account, name: seller.name, reference }) : apart;
  return [
    ...(isAhead('deposit', state) && !hasPaid ? [deposit] : []),
    ...(isAhead(account ? 'account' : 'payLater', state) && !isPaid ? [[t('offer.pay'), to] as const] : []),
    ...(account && locale !== 'pl' && isAhead('account', state)
      ? euroLines(first, locale).map(({ label, text }): Entry => [label, text])
      : []),
  ];
}

/** Where the work's price is another than the form showed. */
function differenceLines({ grosze, terms }: OfferTerms, quoted: OrderCard['quoted'], locale: Locale): readonly Entry[] {
  const work = grosze - terms.delivery;
  const t = translator(locale);
  const isOther = quoted !== null && (quoted.from ? work < quoted.grosze : work !== quoted.grosze);
  const shown = isOther ? priceText(quoted, locale, messages[locale].order.from) : '';
  return [
    ...(isOther
      ? [[t('offer.other'), t('offer.differs', { work: formatPrice(work, locale), quoted: shown })] as const]
      : []),
    ...(terms.reason ? [[t('offer.reason'), terms.reason] as const] : []),
  ];
}

export function termLines(
  offer: OfferTerms,
  { choice, quoted }: OrderCard,
  about: About,
  locale: Locale,
): readonly Entry[] {
  const t = translator(locale);
  const back = about.isEarly ? t('offer.back.early') : t(`${voiceOf(about)}.back.${returnOf(choice)}`);
  return [
    ...paymentLines(offer, choice, about, locale),
    ...(offer.terms.corrections === undefined
      ? []
      : [[t('offer.corrections'), String(offer.terms.corrections)] as const]),
    ...(isAhead('differs', about.state) ? differenceLines(offer, quoted, locale) : []),
    [t('offer.returns'), back],
  ];
}

export const offerLines = (offer: OfferTerms, card: OrderCard, about: About, locale: Locale): readonly Entry[] => [
  ...partLines(offer, locale),
  ...headLines(offer, about, locale),
  ...termLines(offer, card, about, locale),
];

export function changedLines(before: OfferTerms, after: OfferTerms, locale: Locale) {
  const t = translator(locale);
  const textsOf = ({ grosze, by, terms }: OfferTerms) => [
    formatPrice(grosze, locale),
    formatPrice(terms.delivery, locale),
    dayText(by, locale),
    terms.arrives ? dayText(terms.arrives, locale) : '–',
  ];
  const price = t(after.terms.arrives === null ? 'order.price' : 'offer.price');
  const labels = [price, t('offer.delivery'), t('offer.by'), t('offer.arrives')];
  const [was, will] = [textsOf(before), textsOf(after)];
  return labels.flatMap((label, index) => {
    const line = { label, was: was[index] ?? '', will: will[index] ?? '' };
    return line.was === line.will ? [] : [line];
  });
}
