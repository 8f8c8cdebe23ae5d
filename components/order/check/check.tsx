import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { stateNamed } from '@/domain/order/asked';
import type { OrderDraft } from '@/domain/order/order';
import { type Delivery, deliveryFields } from '@/domain/order/order';
import { pricedThing } from '@/domain/order/priced-thing';
import { type SummaryLine, summaryLines } from '@/domain/order/summary-lines';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { priceWords } from '../form/choice-words';
import { deliveryCostOf, type OrderWords, priceLabelOf } from '../words';
import './check.css';

type Answer = Readonly<{
  key: string;
  label: string;
  /** Null: to be agreed. */
  value: string | null;
}>;

const inWords = (value: SummaryLine['value'], locale: Locale): string | null =>
  typeof value === 'object' ? (value?.[locale] ?? null) : String(value);

/** The choices of an order, in one language. */
const answersOf = (lines: readonly SummaryLine[], names: OrderWords['lines'], locale: Locale): Answer[] =>
  lines.map((line) => ({
    key: line.name === 'attribute' ? `attribute.${line.attribute}` : line.name,
    label: line.name === 'attribute' ? line.label[locale] : names[line.name],
    value: inWords(line.value, locale),
  }));

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

/** The control that a row's answer was given in: the chosen radio button, or the field of that name. */
const controlOf = (row: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${row}"]:checked`) ?? document.getElementById(row);

const linkIdOf = (row: string): string => `change-${row.replace('.', '-')}`;

/** A row's link to its control. */
const linkOf = (row: string): HTMLElement | null => document.getElementById(linkIdOf(row));

/** The end of the section in which a row's control stands. */
const endOfSection = (row: string): HTMLElement | null =>
  controlOf(row)?.closest('[data-section]')?.querySelector<HTMLElement>('[data-back]') ?? null;

type RowProps = Readonly<{
  answer: Answer;
  words: OrderWords;
  /** By the address of the page: there is no field to change it in. */
  settled: boolean;
  change: (row: string) => void;
}>;

/** Titles of works. */
const titles: readonly string[] = ['item', 'style'];

function Said({ answer: { value, key }, words }: Pick<RowProps, 'answer' | 'words'>) {
  if (value === null) return <dd data-open>{words.agree}</dd>;
  if (value.trim() === '') return <dd className="quiet">{words.steps.todo}</dd>;
  return <dd>{titles.includes(key) ? <i>{value}</i> : value}</dd>;
}

/** One answer, and the link that leads to its field. */
function AnswerRow({ answer, words, settled, change }: RowProps) {
  const { key, label } = answer;
  const go = (event: MouseEvent) => {
    const control = controlOf(key);
    if (!control) return;
    event.preventDefault();
    change(key);
    control.focus();
  };
  return (
    <div>
      <dt>{label}</dt>
      <Said answer={answer} words={words} />
      {settled ? null : (
        <dd>
          <a id={linkIdOf(key)} href={`#${key}`} aria-label={`${words.review.change}: ${label}`} onClick={go}>
            {words.review.change}
          </a>
        </dd>
      )}
    </div>
  );
}

type BackProps = Readonly<{ row: string; label: string; onBack: () => void }>;

/** Enter in a line would place the order, and a radio button's too; where it has a meaning of its own it keeps it. */
const goesBack = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'Enter' && target instanceof HTMLInputElement);

/** At the end of the section whose answer is changed: back to the row. Enter and Escape in the section do the same. */
function BackLink({ row, label, onBack }: BackProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(endOfSection(row)), [row]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const within = event.target instanceof Node && place?.parentElement?.contains(event.target);
    if (event.defaultPrevented || !within || !goesBack(event) || !controlOf(row)) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return place && createPortal(<Button onClick={onBack}>{label}</Button>, place);
}

export type CheckProps = Props &
  Readonly<{
    delivery: Delivery;
    /** The row that the buyer went away from to change its answer. */
    changing: string | null;
    change: (row: string | null) => void;
  }>;

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What is left to agree, once more in a sentence. */
function openSentence(answers: readonly Answer[], { review }: OrderWords, locale: Locale): string | null {
  const open = answers.filter(({ value }) => value === null).map(({ label }) => lowered(label));
  if (open.length === 0) return null;
  return bind(fill(open.length === 1 ? review.open : review.openMany, { list: open.join(', ') }), locale);
}

/** Every answer with a way to change it and back, and what is left to agree (ORDER-23). */
export function Check({ draft, delivery, title, words, locale, changing, change }: CheckProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = answersOf(summaryLines(draft, title), words.lines, locale);
  const address = deliveryFields.map((key) => ({ key, label: words.delivery[key], value: delivery[key] }));
  const open = openSentence(answers, words, locale);
  const back = () => {
    change(null);
    // a row may be gone by now, with the choice that it belonged to
    (changing === null ? null : (linkOf(changing) ?? heading.current))?.focus();
  };
  const settled = ['item', 'style', ...(stateNamed('medium', draft) === 'hidden' ? ['medium'] : [])];
  const row = (answer: Answer) => (
    <AnswerRow key={answer.key} answer={answer} words={words} settled={settled.includes(answer.key)} change={change} />
  );
  return (
    <section className="check__check" aria-labelledby="check">
      <h2 className="h2" id="check" ref={heading} tabIndex={-1}>
        {words.review.h}
      </h2>
      <h3 className="h3">{words.steps.params}</h3>
      <dl className="check__answers">{answers.map(row)}</dl>
      {open ? (
        <p className="check__note">
          <Icon name="info" />
          <span>{open}</span>
        </p>
      ) : null}
      <h3 className="h3">{words.deliveryH}</h3>
      <dl className="check__answers">{address.map(row)}</dl>
      {changing === null ? null : <BackLink key={changing} row={changing} label={words.review.back} onBack={back} />}
    </section>
  );
}
