import type { OrderDraft } from '@/domain/order/draft';
import { pricedThing } from '@/domain/order/priced-thing';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { priceWords } from '../form/choice-words';
import { deliveryCostOf, type OrderWords, priceLabelOf } from '../words';
import './check.css';

type Props = Readonly<{ draft: OrderDraft; title: Localized | null; words: OrderWords; locale: Locale }>;

/** What the price consists of, the whole of it last. */
export function PriceList({ draft, title, words, locale }: Props) {
  const amount = <b className="num nowrap">{priceWords(draft, words, locale)}</b>;
  return (
    <ul className="check__sum">
      <li data-line="thing">
        <span>{bind(pricedThing(draft, title)[locale], locale)}</span>
        {amount}
      </li>
      <li data-line="delivery">
        <span>{words.deliveryH}</span>
        <span>{deliveryCostOf(draft, words.costs)}</span>
      </li>
      <li data-line="total">
        <span>{priceLabelOf(draft, words)}</span>
        {amount}
      </li>
    </ul>
  );
}
