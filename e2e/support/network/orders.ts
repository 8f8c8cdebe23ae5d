import type { Sending } from '@/components/forms/send/send';
import { type OrderType, orderTypes } from '@/content/order';
import { formPath, shopOrders } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { orderRequest, orders, picture } from '../in-process/order-request';

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
