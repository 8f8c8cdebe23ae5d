import type { Sending } from '@/components/forms/send/send';
import { type OrderType, orderTypes } from '@/content/order';
import { formPath, shopOrders } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { orderRequest, orders, picture } from '../in-process/order-request';
import type { Received } from '../in-process/smtp-sink';

type Bought = Ordered & Readonly<{ reference: string }>;
type Letter = readonly [to: string, subject: string, photos: number];

export const artist = 'anna@studio.example';

const { letter, studio } = messages.pl;

/** The part before the colon, which has the reference; the rest describes the order. */
const numberOf = (subject: string): string => subject.split(':')[0] ?? '';

/** The two letters of an order: to the artist in Polish with the photos, to the buyer in the buyer's language. */
export const lettersFor = ({ email, locale, reference, photos }: Bought): readonly Letter[] => [
  [artist, letter.subject.replace('{what}', studio.order).replace('{reference}', reference), photos.length],
  [email, numberOf(messages[locale].letter.buyer.subject).replace('{reference}', reference), 0],
];

export const inShort = ({ to, letter: { subject, files } }: Received): Letter => [
  to,
  numberOf(subject),
  Object.keys(files).length,
];

/**
 * An order, computed from its number. Each has its own buyer, because one address gets only some confirmations a day.
 */
export type Ordered = Readonly<{
  email: string;
  locale: Locale;
  photos: readonly Readonly<{ width: number; height: number }>[];
}>;

const photosOf: Readonly<Record<OrderType, number>> = { picture: 0, portraits: 1, 'custom-pictures': 2, posters: 0 };

const typeOf = (number: number): OrderType => orderTypes[number % orderTypes.length] ?? 'picture';

export function orderedBy(number: number): Ordered {
  const side = 70 + (number % 100);
  return {
    email: `buyer-${number}@poczta.example`,
    locale: locales[Math.floor(number / orderTypes.length) % locales.length] ?? 'pl',
    photos: Array.from({ length: photosOf[typeOf(number)] }, (_, index) => ({ width: side, height: side + index })),
  };
}

/** The order as the form passes it to its sending script. */
export async function sendingOf(number: number): Promise<Sending> {
  const { email, locale, photos } = orderedBy(number);
  const fields = { ...orders[typeOf(number)], language: locale, email };
  const pictures = await Promise.all(photos.map(({ width, height }) => picture(width, height)));
  const request = orderRequest({ fields, photos: pictures });
  const content = JSON.stringify(fields);
  return { path: formPath(shopOrders), body: await request.formData(), content, locale };
}
