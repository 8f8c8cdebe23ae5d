import type { SummaryLine } from '@/domain/order/summary-lines';
import type { Locale } from '@/i18n/locales';
import './answers.css';
import './total.css';
import type { OrderWords } from '../words';

export type Answer = Readonly<{
  key: string;
  label: string;
  /** Null: to be agreed. */
  value: string | null;
}>;

const said = (value: SummaryLine['value'], locale: Locale): string | null =>
  typeof value === 'object' ? (value?.[locale] ?? null) : String(value);

/** The choices of an order, in one language. */
export const answersOf = (lines: readonly SummaryLine[], names: OrderWords['lines'], locale: Locale): Answer[] =>
  lines.map((line) => ({
    key: line.name === 'attribute' ? `attribute-${line.attribute}` : line.name,
    label: line.name === 'attribute' ? line.label[locale] : names[line.name],
    value: said(line.value, locale),
  }));

/** Each label with its answer; one that is to be agreed says so. */
export const Answers = ({ answers, open }: { answers: readonly Answer[]; open: string }) => (
  <dl className="answers__answers">
    {answers.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd className={value === null ? 'quiet' : undefined}>{value ?? open}</dd>
      </div>
    ))}
  </dl>
);

/** What it costs, in a line of its own. */
export const Total = ({ label, price }: Readonly<Record<'label' | 'price', string>>) => (
  <p className="total__total">
    <span>{label}</span>
    <b className="num nowrap">{price}</b>
  </p>
);
