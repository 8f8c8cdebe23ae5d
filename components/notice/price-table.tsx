import { Fold } from '@/components/ui/fold';
import { media } from '@/content/media';
import { type OrderType, sizes, type Variant, variants } from '@/content/order';
import { subjectsOf } from '@/domain/order/asked';
import type { OrderDraft } from '@/domain/order/order';
import { emptyDraft } from '@/domain/order/order';
import { lowestPrice, priceOf } from '@/domain/order/price';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import '@/components/ui/table.css';
import './price-table.css';

const columns = ['a4', 'a2', 'a0'] as const;

type Row = Readonly<{ key: string; label: string; draft: OrderDraft }>;

function rowsOf(type: Exclude<OrderType, 'picture'>, locale: Locale): readonly Row[] {
  const empty = emptyDraft(type, null);
  if (type === 'posters')
    return (Object.keys(media) as (keyof typeof media)[]).map((medium) => {
      return { key: medium, label: media[medium].label[locale], draft: { ...empty, medium } };
    });
  return (Object.keys(variants) as Variant[]).map((variant) => {
    const [subject = null] = subjectsOf(variant);
    const draft = { ...empty, variant, ...(type === 'portraits' && { subject }) };
    return {
      key: variant,
      label: variants[variant].label[type][locale],
      draft: variant === 'digital' ? { ...draft, medium: 'file' as const } : draft,
    };
  });
}

/** Technique by size, in three sizes: of a portrait for one person (ORDER-28). */
export function PriceTable({ locale, type }: Readonly<{ locale: Locale; type: Exclude<OrderType, 'picture'> }>) {
  const t = translator(locale);
  const amount = (draft: OrderDraft) => formatPrice(priceOf(draft).grosze, locale);
  const head = `${t('before.prices')}: ${t('order.from', { price: formatPrice(lowestPrice(type), locale) })}`;
  return (
    <Fold is="price-table__prices" head={<span className="strong">{head}</span>}>
      <table className="table">
        <caption className="cap quiet">{t(`before.pricesOf.${type}`)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((size) => (
              <th key={size} scope="col">
                {sizes[size].label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(type, locale).map(({ key, label, draft }) => {
            const cells = columns.map((size) => amount({ ...draft, size }));
            const isOne = new Set(cells).size === 1;
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                {isOne ? (
                  <td className="num" colSpan={columns.length}>
                    {cells[0]}
                  </td>
                ) : (
                  cells.map((cell, index) => (
                    <td key={columns[index]} className="num">
                      {cell}
                    </td>
                  ))
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Fold>
  );
}
