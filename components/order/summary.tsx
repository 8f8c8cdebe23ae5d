import type { OrderDraft } from '@/domain/order/draft';
import { priceOf } from '@/domain/order/price';
import { sizeIsOpen } from '@/domain/order/size';
import { type SummaryLine, summaryLines } from '@/domain/order/summary-lines';
import type { Locale, Localized } from '@/i18n/locales';
import { priceWords } from './price-words';
import styles from './summary.module.css';
import type { OrderWords } from './words';

type Props = Readonly<{ words: OrderWords; locale: Locale; draft: OrderDraft; title: Localized | null }>;

const said = (value: SummaryLine['value'], locale: Locale): string | null =>
  typeof value === 'object' ? (value?.[locale] ?? null) : String(value);

/** A short summary of the choices, what is still open said plainly, and the price (readings 4). */
export function Summary({ words, locale, draft, title }: Props) {
  const lines = summaryLines(draft, title).map((line) => ({
    key: line.name === 'attribute' ? `attribute-${line.attribute}` : line.name,
    label: line.name === 'attribute' ? line.label[locale] : words.lines[line.name],
    value: said(line.value, locale),
  }));
  return (
    <div className={styles.summary}>
      <h2 className={styles.heading}>{words.summary}</h2>
      <dl className={styles.lines}>
        {lines.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={value === null ? 'quiet' : undefined}>{value ?? words.agree}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <span>{words.price}</span>
        <b className="num nowrap">{priceWords(draft, words, locale)}</b>
      </p>
      <p className="cap quiet">
        {sizeIsOpen(draft) ? `${words.priceBySize} ` : ''}
        {priceOf(draft).from ? `${words.priceFrom} ` : ''}
        {words.priceNext}
      </p>
    </div>
  );
}
