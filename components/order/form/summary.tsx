import type { OrderDraft } from '@/domain/order/draft';
import { summaryLines } from '@/domain/order/summary-lines';
import type { Locale, Localized } from '@/i18n/locales';
import { Answers, answersOf, Total } from './answers';
import { priceNotes, priceWords } from './price-words';
import './summary.css';
import type { OrderWords } from '../words';

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
