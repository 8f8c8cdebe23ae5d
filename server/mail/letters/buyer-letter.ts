import { artist } from '@/content/artist';
import { deliveryFields } from '@/domain/order/delivery';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Translator, translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import { readStored } from '../../submissions/kind';
import { quotedPrice, shopOrder } from '../../submissions/shop-order';
import type { StoredLine, StoredOrder } from '../../submissions/stored-order';
import { dateText } from '../../submissions/views/moment';
import { plain } from '../../submissions/views/say';
import { typedLine } from './typed';

type Words = Readonly<{ locale: Locale; t: Translator }>;

function summaryLine({ label, value }: StoredLine, { locale, t }: Words): string {
  if (value === null) return `${label[locale]}: ${t('order.agree')}`;
  // only a text that the visitor typed has no translation
  return typeof value === 'string' ? typedLine(label[locale], value) : `${label[locale]}: ${value[locale]}`;
}

function orderText({ created_at, reference }: Submission, order: StoredOrder, words: Words): string {
  const { t, locale } = words;
  return [
    t('letter.buyer.order', { reference }).toUpperCase(),
    `${t('letter.buyer.date')}: ${dateText(created_at, locale)}`,
    `${t('letter.buyer.type')}: ${order.type[locale]}`,
    ...order.lines.map((line) => summaryLine(line, words)),
    `${t('order.price')}: ${quotedPrice(order, locale)}`,
  ].join('\n');
}

const deliveryText = ({ delivery }: StoredOrder, { t }: Words): string =>
  [
    t('order.deliveryH').toUpperCase(),
    ...deliveryFields.map((field) => typedLine(t(`order.delivery.${field}`), delivery[field])),
  ].join('\n');

function contactText(siteUrl: string, { t, locale }: Words): string {
  const { phone } = artist;
  return [
    phone ? t('letter.buyer.questions', { phone }) : t('letter.buyer.questionsByLetter'),
    `${t('letter.buyer.regulations')}: ${siteUrl}${pathTo('storeRegulations', locale)}`,
    `${t('letter.buyer.site')}: ${siteUrl}${pathTo('home', locale)}`,
  ].join('\n');
}

const orderOf = ({ fields }: Submission): StoredOrder => readStored(shopOrder, fields);

/** The subject line. It contains nothing that the buyer typed. */
export function buyerSubject(submission: Submission): string {
  const { reference, language } = submission;
  const what = orderOf(submission).type[language].toLowerCase();
  return plain(translator(language)('letter.buyer.subject', { reference, what, studio: artist.studio[language] }));
}

/**
 * The confirmation in the buyer's language: everything that was chosen and typed, and how to contact the artist.
 * @param siteUrl the site's public address, without a slash at its end
 */
export function buyerText(submission: Submission, siteUrl: string): string {
  const { reference, language: locale } = submission;
  const words: Words = { locale, t: translator(locale) };
  const { t } = words;
  const order = orderOf(submission);
  return plain(
    [
      t('letter.buyer.hello'),
      t('letter.buyer.thanks', { reference }),
      orderText(submission, order, words),
      deliveryText(order, words),
      [...(order.price.from ? [t('order.priceFrom')] : []), t('letter.buyer.next')].join(' '),
      contactText(siteUrl, words),
      t('letter.buyer.notYou'),
      `${artist.name}\n${artist.studio[locale]}`,
    ].join('\n\n'),
  );
}
