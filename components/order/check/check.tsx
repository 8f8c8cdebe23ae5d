import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { deliveryFields } from '@/domain/order/delivery';
import { fieldStates } from '@/domain/order/fields';
import { summaryLines } from '@/domain/order/summary-lines';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { SmallScene } from '../draft/small-scene';
import type { OrderInHand } from '../draft/use-order-draft';
import { type Answer, answersOf } from '../form/answers';
import type { WordedProps } from '../form/order-wizard-props';
import { priceNotes } from '../form/price-words';
import type { OrderWords } from '../words';
import { AnswerRow } from './answer-row';
import { BackLink } from './back-link';
import './check.css';
import { linkOf } from './fields';
import { PriceList } from './price-list';

export type CheckProps = Readonly<{
  order: Pick<WordedProps, 'words' | 'locale' | 'title' | 'work'>;
  inHand: Pick<OrderInHand, 'draft' | 'recipient' | 'photos'>;
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

/** Every answer with a way to change it and back, what is left to agree, and what the price consists of (ORDER-23). */
export function Check({ order, inHand, changing, change }: CheckProps) {
  const { words, locale, title, work } = order;
  const { draft, recipient, photos } = inHand;
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = answersOf(summaryLines(draft, title), words.lines, locale);
  const delivery = deliveryFields.map((key): Answer => ({ key, label: words.delivery[key], value: recipient[key] }));
  const open = openSentence(answers, words, locale);
  const back = () => {
    change(null);
    // a row may be gone by now, with the choice that it belonged to
    (changing === null ? null : (linkOf(changing) ?? heading.current))?.focus();
  };
  const settled = ['item', 'style', ...(fieldStates(draft).medium === 'hidden' ? ['medium'] : [])];
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
      <dl className="check__answers">{delivery.map(row)}</dl>
      <h3 className="h3">{words.review.priceH}</h3>
      <div className="check__cost">
        <div className="check__seen">
          <SmallScene id="check" draft={draft} photo={photos.photos[0]} work={work} />
        </div>
        <PriceList draft={draft} title={title} words={words} locale={locale} />
      </div>
      <p className="cap quiet">{priceNotes(draft, words)}</p>
      {changing === null ? null : <BackLink key={changing} row={changing} label={words.review.back} onBack={back} />}
    </section>
  );
}
