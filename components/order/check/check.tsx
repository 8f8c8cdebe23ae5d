import type { ReactNode } from 'react';
import { type Delivery, deliveryFields, type OrderDraft } from '@/domain/order/order';
import { deliveredPrice } from '@/domain/order/price';
import { pricedThing } from '@/domain/order/priced-thing';
import { sizeIsOpen } from '@/domain/order/size';
import { type LineName, summaryLines } from '@/domain/order/summary-lines';
import { priceText } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';
import { priceWords } from '../form/choice-words';
import type { OrderWords } from '../words';
import './check.css';

type Props = Readonly<{ draft: OrderDraft; words: OrderWords; locale: Locale }>;

export function PriceList({ draft, title, words, locale }: Props & Readonly<{ title: Localized | null }>) {
  const price = priceWords(draft, words, locale);
  const whole = sizeIsOpen(draft) ? null : deliveredPrice(draft);
  const isFile = draft.medium === 'file';
  // of all that is sent in a parcel it is said that delivery is not in the price
  const alone = isFile ? words.price : words.priceAlone;
  return (
    <ul className="check__sum">
      <li className="line spread g1-4 ruled" data-line="thing">
        <span>{bind(pricedThing(draft, title)[locale], locale)}</span>
        <b className="num nowrap">{price}</b>
      </li>
      <li className="line spread g1-4 ruled" data-line="delivery">
        <span>{words.deliveryH}</span>
        <span>{words.costs[isFile ? 'file' : (draft.destination ?? 'parcel')]}</span>
      </li>
      <li className="line spread g1-4 ruled" data-line="total">
        <span>{whole ? words.priceWith : alone}</span>
        <b className="price nowrap">{whole ? priceText(whole, locale, words.from) : price}</b>
      </li>
    </ul>
  );
}

/** What the list below names, or what is typed in a field of its own. */
const apart: readonly LineName[] = ['item', 'quantity', 'description', 'comment', 'wish', 'destination'];

function choicesIn({ draft, words, locale }: Props): string {
  const lines = summaryLines(draft, null).flatMap((line): (readonly [label: string, value: string | null])[] => {
    if (line.name === 'attribute') return [[inLine(line.label[locale]), line.value?.[locale] ?? null]];
    const { name, value } = line;
    if (apart.includes(name)) return [];
    if (name === 'photos') return [['', fill(words.draft.photos, { n: String(value) })]];
    const text = typeof value === 'object' ? (value?.[locale] ?? null) : String(value);
    return [[name === 'width' || name === 'height' ? inLine(words.fields[name]) : '', text]];
  });
  const chosen = lines.flatMap(([label, value]) =>
    value === null ? [] : [label === '' ? inLine(value) : `${label}: ${value}`],
  );
  const open = lines.flatMap(([label, value]) => (value === null ? [label] : []));
  const sentence = `${chosen.join(', ')}.`;
  return [
    chosen.length > 0 && sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1),
    open.length > 0 && fill(words.review.open, { list: open.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

type Change = Readonly<{ href: string; of: string }>;

type CheckProps = Props &
  Readonly<{
    delivery: Delivery;
    choices: Change | null;
  }>;

export function Check({ delivery, choices, ...props }: CheckProps) {
  const { words, locale } = props;
  const change = ({ href, of }: Change): ReactNode => (
    <a href={href} aria-label={`${words.review.change}: ${of}`}>
      {words.review.change}
    </a>
  );
  const { first_name, last_name, ...rest } = delivery;
  const name = `${first_name} ${last_name}`;
  const who = [name, ...Object.values(rest)].map((text) => text.trim().replace(/\s*\n\s*/g, ', ')).filter(Boolean);
  const chosen = choicesIn(props);
  return (
    <div className="check__answers stack g2 small">
      {chosen ? (
        <p>
          {bind(chosen, locale)} {choices && change(choices)}
        </p>
      ) : null}
      {who.length > 0 ? (
        <p>
          <bdi>{bind(who.join(', '), locale)}</bdi> {change({ href: `#${deliveryFields[0]}`, of: words.deliveryH })}
        </p>
      ) : null}
    </div>
  );
}
