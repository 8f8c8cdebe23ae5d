import type { OrderType } from '@/content/order';
import { isMailbox } from '@/domain/contact-hints';
import { type AfterWords, afterSending } from '@/domain/forms/after-sending';
import type { DeliveryField } from '@/domain/order/delivery';
import { severalOf } from '@/domain/order/priced-thing';
import type { LineName } from '@/domain/order/summary-lines';
import { type Fulfilment, namedByMedium } from '@/domain/order/thing';
import type { AltWords } from '@/domain/preview/alt';
import { priceText } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';
import type { DeliveryCosts, OrderWords } from '../words';
import type { SentOrder } from './sent-order';

/** The texts of the receipt, on the page, on paper and in the saved copy. */
export type ReceiptWords = Readonly<
  Record<'heading' | 'reference' | 'status' | 'keep' | 'print' | 'save' | 'file' | 'when' | 'reply', string> &
    Record<'sentAt' | 'change', string> &
    Record<'params' | 'photos' | 'deliveryH' | 'contactH' | 'next' | 'agree', string> &
    Record<'price' | 'priceAlone' | 'from' | 'priceFrom' | 'priceNext', string> &
    Record<'paperFoot' | 'copyLead' | 'copyFoot' | 'copyFootPhotos', string>
> &
  Readonly<{
    after: AfterWords;
    costs: DeliveryCosts;
    brand: readonly Readonly<{ text: string; italic: boolean }>[];
    types: Readonly<Record<OrderType, string>>;
    lines: OrderWords['lines'];
    /** What a drawing shows, for those who do not see it. */
    alt: Omit<AltWords, 'agree'>;
    delivery: Readonly<Record<DeliveryField, string>>;
    /** What happens next, for each way an order is fulfilled. */
    steps: Readonly<Record<Fulfilment, readonly string[]>>;
  }>;

export type Told = Readonly<{ locale: Locale; words: ReceiptWords; sent: SentOrder }>;

/** With a drawing of what was ordered, once there is one. */
export type Shown = Told & Readonly<{ drawing: string | null }>;

export const priceIn = ({ locale, words, sent }: Told): string => priceText(sent.price, locale, words.from);

/** `12 maja 2026`, in the buyer's own time. */
export const dateIn = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { dateStyle: 'long' }).format(at);

/** Whether a letter can be sent to the buyer at all. */
export const hasMailbox = ({ sent }: Told): boolean => isMailbox(sent.delivery.email.trim());

/** That no letter arrives, or probably none; null where nothing is doubtful. */
export function doubtIn(told: Told): string | null {
  const { words, sent } = told;
  const [said = '', slip = null] = afterSending(words.after, sent.delivery.email.trim(), sent.status !== undefined);
  return hasMailbox(told) ? slip : said;
}

/** When it was sent, and where an answer will arrive. */
export function whenIn(told: Told): string {
  const { locale, words, sent } = told;
  const at = new Date(sent.at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at);
  return fill(hasMailbox(told) ? words.when : words.sentAt, {
    date: dateIn(at, locale),
    time,
    email: sent.delivery.email,
  });
}

/** `2 × kubek ok. 330 ml`: what it is called; beside it what it is painted with, or what it is put on. */
export function thingIn({ locale, words, sent }: Told): string {
  const { type, choice, lines } = sent;
  const isNamed = namedByMedium({ type, medium: choice.medium });
  const line = (name: LineName) => lines.find((one) => one.name === name)?.value;
  const of = (name: LineName): Localized | null => {
    const value = line(name);
    return value && typeof value === 'object' ? value : null;
  };
  const medium = of('medium');
  const detail = isNamed ? null : (medium ?? of('variant'));
  const what = isNamed && medium ? medium[locale] : words.types[type];
  const several = severalOf(what, Number(line('quantity') ?? 1));
  return detail ? bind(`${several}: ${inLine(detail[locale])}`, locale) : several;
}
