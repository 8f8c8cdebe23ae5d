import { type Delivery, type DeliveryField, deliveryFields } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { type SummaryLine, summaryLines } from '@/domain/order/summary-lines';
import type { Locale, Localized } from '@/i18n/locales';
import type { OrderWords } from '../words';
import { priceNotes, priceWords } from './choice-words';
import './summary.css';

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

/** Where it goes, and whom it is for. */
export const deliveryAnswers = (names: Readonly<Record<DeliveryField, string>>, given: Delivery): Answer[] =>
  deliveryFields.map((key) => ({ key, label: names[key], value: given[key] }));

/** Each label with its answer; one that is to be agreed says so. */
const Answers = ({ answers, open }: { answers: readonly Answer[]; open: string }) => (
  <dl className="summary__answers">
    {answers.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd className={value === null ? 'quiet' : undefined}>{value ?? open}</dd>
      </div>
    ))}
  </dl>
);

/** What it costs, in a line of its own. */
const Total = ({ label, price }: Readonly<Record<'label' | 'price', string>>) => (
  <p className="summary__total">
    <span>{label}</span>
    <b className="num nowrap">{price}</b>
  </p>
);

type Props = Readonly<{ words: OrderWords; locale: Locale; draft: OrderDraft; title: Localized | null }>;

/** A short summary: the choices, with those that are to be agreed, and the price (ORDER-23). */
export function Summary({ words, locale, draft, title }: Props) {
  return (
    <div className="summary__summary">
      <h2 className="summary__heading">{words.review.h}</h2>
      <Answers answers={answersOf(summaryLines(draft, title), words.lines, locale)} open={words.agree} />
      <Total label={words.price} price={priceWords(draft, words, locale)} />
      <p className="cap quiet">{priceNotes(draft, words)}</p>
    </div>
  );
}
