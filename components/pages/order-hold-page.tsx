import { OrderHold } from '@/components/order/page/order-hold';
import { PageShell } from '@/components/shell/page-shell';
import type { Hold } from '@/domain/shop/availability';
import { itemOf } from '@/domain/shop/shop';
import type { OrderPageProps } from './order-page';
import { orderRef } from './order-ref';

/** Shown at an order form's address while that item or type cannot be ordered. */
export function OrderHoldPage({ hold, locale, type, number }: OrderPageProps & { hold: Hold }) {
  const item = (number === null ? undefined : itemOf(type, number)) ?? null;
  return (
    <PageShell locale={locale} page={orderRef({ type, number })}>
      <OrderHold locale={locale} type={type} item={item} hold={hold} />
    </PageShell>
  );
}
