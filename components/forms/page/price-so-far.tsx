import { orderTypes } from '@/content/order';
import { requestOf } from '@/domain/order/plain';
import { lowestPrice, type Price, priceOf } from '@/domain/order/price';
import { orderSoFar } from '@/domain/order/wire';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { SentForm } from './sent-form';
import './whole-form.css';

/** What the answers cost once they are complete, before that the least of their type; null where none can be told. */
function whatIsKnown(fields: SentForm['fields']): Price | null {
  // files are not known here, and no price depends on them
  const order = orderSoFar(requestOf(fields), 1);
  if (order && !order.lacks.some(({ code }) => code === 'order.incomplete')) return priceOf(order.draft);
  const type = orderTypes.find((known) => known === fields.type);
  return type && type !== 'picture' ? { grosze: lowestPrice(type), from: true } : null;
}

/** The price in a line of its own, and that it is not the last word where it is not. */
export function PriceSoFar({ fields, locale }: Readonly<{ fields: SentForm['fields']; locale: Locale }>) {
  const price = whatIsKnown(fields);
  if (!price) return null;
  const t = translator(locale);
  const amount = formatPrice(price.grosze, locale);
  return (
    <div className="whole-form__total">
      <p>
        {t('order.price')}
        <br />
        <span className="cap quiet">{price.from ? t('plain.final') : t('order.priceNext')}</span>
      </p>
      <b className="num">{price.from ? t('order.from', { price: amount }) : amount}</b>
    </div>
  );
}
