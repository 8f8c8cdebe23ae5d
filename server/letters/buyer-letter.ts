import { artist } from '@/content/artist';
import { summaryOf } from '@/domain/order/summary';
import type { LineName, SummaryLine } from '@/domain/order/summary-lines';
import { formatPrice } from '@/domain/price-format';
import type { Locale } from '@/i18n/locales';
import { type Translator, translator } from '@/messages/translator';
import type { StoredOrder } from '../orders/stored-order';
import type { Submission } from '../storage/read';
import { plain } from '../views/say';

/** Answers that a visitor typed. They stay out: a stranger could have a text of theirs sent to anybody's address. */
const typed: ReadonlySet<LineName> = new Set(['width', 'height', 'description', 'comment']);

function answerOf({ name, value }: SummaryLine, locale: Locale, t: Translator): string {
  if (value === null) return t('order.agree');
  if (name !== 'attribute' && typed.has(name)) return t('letter.buyer.typed');
  return typeof value === 'object' ? value[locale] : String(value);
}

function summaryText({ draft, price }: StoredOrder, locale: Locale, t: Translator): string {
  const lines = summaryOf(draft).map((line) => {
    const label = line.name === 'attribute' ? line.label[locale] : t(`order.lines.${line.name}`);
    return `${label}: ${answerOf(line, locale, t)}`;
  });
  const amount = formatPrice(price.grosze, locale);
  const shown = price.from ? t('order.from', { price: amount }) : amount;
  return [t('order.summary').toUpperCase(), ...lines, `${t('order.price')}: ${shown}`].join('\n');
}

export const buyerSubject = ({ reference, language }: Submission): string =>
  plain(translator(language)('letter.buyer.subject', { reference }));

/** A fixed confirmation in the buyer's language, with the number and what was chosen. */
export function buyerText({ reference, language, fields }: Submission): string {
  const t = translator(language);
  const order = JSON.parse(fields) as StoredOrder;
  return plain(
    [
      `${t('letter.buyer.hello')}\n${t('letter.buyer.thanks', { reference })}`,
      summaryText(order, language, t),
      ...(order.price.from ? [t('order.priceFrom')] : []),
      t('letter.buyer.next'),
      t('letter.buyer.notYou'),
      `${artist.name}\n${artist.studio[language]}`,
    ].join('\n\n'),
  );
}
