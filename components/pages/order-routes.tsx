import { notFound } from 'next/navigation';
import { orderTypes } from '@/content/order';
import { holdOf } from '@/domain/shop/availability';
import { isOrderType, itemOf, needsItem, shopItems } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { OrderChooserPage } from './order-chooser-page';
import { OrderHoldPage } from './order-hold-page';
import { OrderPage, type OrderPageProps, orderMetadata } from './order-page';

type Params = Promise<{ type: string; id?: string }>;

/** Every address of the order form, made from content: no others exist (ROUTES-5). */
export const orderTypeParams = () => orderTypes.map((type) => ({ type }));
export const orderItemParams = () =>
  orderTypes.flatMap((type) => shopItems[type].map(({ number }) => ({ type, id: String(number) })));

async function orderOf(locale: Locale, params: Params): Promise<OrderPageProps> {
  const { type, id } = await params;
  const known = isOrderType(type) && (id === undefined || (String(Number(id)) === id && itemOf(type, Number(id))));
  if (!known) notFound();
  return { locale, type, number: id === undefined ? null : Number(id) };
}

/** The page and the metadata of an order address, for a route file. */
export const orderRoute = (locale: Locale) => ({
  metadata: async ({ params }: { params: Params }) => orderMetadata(await orderOf(locale, params)),
  page: async ({ params }: { params: Params }) => {
    const { type, number } = await orderOf(locale, params);
    const hold = holdOf(type, number);
    if (hold) return <OrderHoldPage hold={hold} locale={locale} type={type} number={number} />;
    return number === null && needsItem[type] ? (
      <OrderChooserPage locale={locale} type={type === 'picture' ? 'picture' : 'posters'} />
    ) : (
      <OrderPage locale={locale} type={type} number={number} />
    );
  },
});
