import './order-chooser-page.css';
import { notFound } from 'next/navigation';
import { Chooser } from '@/components/order/page/chooser';
import { OrderHead } from '@/components/order/page/order-head';
import { OrderHold } from '@/components/order/page/order-hold';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { type OrderType, orderTypeNames, orderTypes } from '@/content/order';
import { type Hold, holdOf } from '@/domain/shop/availability';
import { isOrderType, itemOf, needsItem, shopItems } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { OrderPage, type OrderPageProps, orderMetadata, orderRef } from './order-page';

/** Shown at an order form's address while that item or type cannot be ordered. */
function OrderHoldPage({ hold, locale, type, number }: OrderPageProps & { hold: Hold }) {
  const item = (number === null ? undefined : itemOf(type, number)) ?? null;
  return (
    <PageShell locale={locale} page={orderRef({ type, number })}>
      <OrderHold locale={locale} type={type} item={item} hold={hold} />
    </PageShell>
  );
}

type Props = Readonly<{ locale: Locale; type: Extract<OrderType, 'picture' | 'posters'> }>;

/** `/order/picture` and `/order/posters`: the choice of the item. */
function OrderChooserPage({ locale, type }: Props) {
  const t = translator(locale);
  return (
    <PageShell locale={locale} page={{ id: 'order', params: { type } }} paintedAt={footerId}>
      <div className="wrap order-chooser-page__page">
        <OrderHead title={t('order.title')} heading={t('order.new')} typeName={orderTypeNames[type][locale]} />
        <Chooser locale={locale} type={type} />
      </div>
    </PageShell>
  );
}

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
