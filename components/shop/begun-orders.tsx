import type { Told } from '@/components/forms/draft/waiting-draft.element';
import { type OrderType, orderTypeNames } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './begun-orders.css';

const quoted = { pl: '„{title}”', en: '“{title}”' } as const satisfies Record<Locale, string>;

/** At the top of the shop, for somebody who began an order and comes back: what it was, and a link to it (ORDER-20). */
export function BegunOrders({ locale }: Readonly<{ locale: Locale }>) {
  const types = Object.keys(orderTypeNames) as OrderType[];
  const orders = Object.fromEntries(
    types.map((type) => [type, { name: orderTypeNames[type][locale], path: pathTo('order', locale, { type }) }]),
  );
  const told: Told = { locale, orders, quoted: quoted[locale] };
  return (
    <studio-waiting-draft className="unboxed" data-told={JSON.stringify(told)}>
      <p className="wrap begun-orders__line" hidden>
        <span>{translator(locale)('shop.begun')}</span>
      </p>
    </studio-waiting-draft>
  );
}
