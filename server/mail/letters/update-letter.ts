import { artist } from '@/content/artist';
import type { DatedEvent } from '@/domain/order/events';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import { dateText, dayText } from '../../submissions/views/moment';
import { plain } from '../../submissions/views/say';
import { contactText, type Links, signature, statusUrl } from './buyer-letter';

type News = Readonly<{ subject: string; text: readonly string[] }>;

const nonEmpty = (text: string): readonly string[] => (text ? [text] : []);

/** What a letter says of an event; null where the buyer is told nothing. */
function newsOf(event: DatedEvent, reference: string, locale: Locale): News | null {
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale] };
  if (event.type === 'offer') {
    const facts = [
      `${t('offer.price')}: ${formatPrice(event.grosze, locale)}`,
      `${t('offer.by')}: ${dayText(event.by, locale)}`,
      t('offer.until', { date: dateText(event.until, locale) }),
    ];
    return {
      subject: t('letter.update.offer', about),
      text: [t('letter.update.offerP', about), facts.join('\n'), ...nonEmpty(event.note)],
    };
  }
  if (event.type === 'message' && event.from === 'studio')
    return { subject: t('letter.update.news', about), text: [t('letter.update.newsP', about), event.text] };
  if (event.type !== 'mark') return null;
  const state = t(`status.states.${event.state}`);
  return {
    subject: t('letter.update.state', { ...about, state }),
    text: [t('letter.update.stateP', { ...about, state }), ...nonEmpty(event.note)],
  };
}

/**
 * The letter that tells a buyer of one event of the order, in the buyer's language, with the way to its page.
 * @throws where the buyer is told nothing of such an event
 */
export function updateLetter({ reference, language: locale }: Submission, event: DatedEvent, links: Links) {
  const t = translator(locale);
  const news = newsOf(event, reference, locale);
  if (!news) throw new TypeError(`a letter about an event of the type ${event.type}`);
  const way = `${t('letter.update.answerAt')}\n${statusUrl(links, locale) ?? ''}`;
  const contact = contactText({ ...links, token: null }, locale);
  const text = [t('letter.buyer.hello'), ...news.text, way, contact, signature(locale)].join('\n\n');
  return { subject: plain(news.subject), text: plain(text) };
}
