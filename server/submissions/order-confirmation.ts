import { artist } from '@/content/artist';
import { deliveryForm } from '@/domain/order/form';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Confirmation, ConfirmedLine } from './kind';
import { quotedPrice, type StoredLine, type StoredOrder } from './stored-order';

function summaryLine({ label, value }: StoredLine, locale: Locale): ConfirmedLine {
  const text = value === null ? translator(locale)('order.agree') : value;
  // what was typed is the only text in one language alone
  return typeof text === 'string'
    ? { label: label[locale], text, isTyped: value !== null }
    : { label: label[locale], text: text[locale], isTyped: false };
}

/** Everything that was chosen and typed. The subject holds nothing that the buyer typed. */
export function confirmOrder(order: StoredOrder, locale: Locale, reference: string): Confirmation {
  const t = translator(locale);
  const { type, lines, delivery, price } = order;
  const what = type[locale].toLowerCase();
  const ours = (label: string, text: string): ConfirmedLine => ({ label, text, isTyped: false });
  const typed = (label: string, text: string): ConfirmedLine => ({ label, text, isTyped: true });
  return {
    subject: t('letter.buyer.subject', { reference, what, studio: artist.studio[locale] }),
    thanks: t('letter.buyer.thanks', { reference }),
    heading: t('letter.buyer.order', { reference }),
    lines: [
      ours(t('letter.buyer.type'), type[locale]),
      ...lines.map((line) => summaryLine(line, locale)),
      ours(t('order.price'), quotedPrice(order, locale)),
    ],
    sections: [[t('order.deliveryH'), deliveryForm.map(({ id, label }) => typed(t(label), delivery[id]))]],
    next: [...(price.from ? [t('order.priceFrom')] : []), t('letter.buyer.next')].join(' '),
    notYou: t('letter.buyer.notYou'),
  };
}
