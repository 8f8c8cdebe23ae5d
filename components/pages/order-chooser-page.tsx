import { Chooser } from '@/components/order/page/chooser';
import { OrderHead } from '@/components/order/page/order-head';
import { footerId, PageShell } from '@/components/shell/page-shell';
import { type OrderType, orderTypeNames } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './order-chooser-page.css';

type Props = Readonly<{ locale: Locale; type: Extract<OrderType, 'picture' | 'posters'> }>;

/** `/order/picture` and `/order/posters`: the choice of the item. */
export function OrderChooserPage({ locale, type }: Props) {
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
