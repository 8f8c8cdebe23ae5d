import type { OrderDraft } from '@/domain/order/draft';
import type { Price } from '@/domain/order/price';
import { type PriceLine, priceLines } from '@/domain/order/price-lines';
import { priceText } from '@/domain/shop/price-format';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import type { OrderWords } from '../words';
import './check.css';

type Props = Readonly<{ draft: OrderDraft; title: Localized | null; words: OrderWords; locale: Locale }>;

/** What the price consists of, the whole of it last. */
export function PriceList({ draft, title, words, locale }: Props) {
  const amount = (price: Price) => priceText(price, locale, words.from);
  const lines: Readonly<Record<PriceLine['name'], (line: PriceLine) => readonly [string, string]>> = {
    thing: (line) => (line.name === 'thing' ? [bind(line.thing[locale], locale), amount(line.price)] : ['', '']),
    delivery: () => [words.deliveryH, words.costs[draft.medium === 'file' ? 'file' : 'parcel']],
    total: (line) => (line.name === 'total' ? [words.price, amount(line.price)] : ['', '']),
  };
  return (
    <ul className="check__sum">
      {priceLines(draft, title).map((line) => {
        const [what, costs] = lines[line.name](line);
        return (
          <li key={line.name} data-line={line.name}>
            <span>{what}</span>
            {line.name === 'delivery' ? <span>{costs}</span> : <b className="num nowrap">{costs}</b>}
          </li>
        );
      })}
    </ul>
  );
}
