import { agreedOffer, lastOffer, type OrderHistory, stateOf } from '@/domain/order/status';
import { priceText } from '@/domain/shop/price-format';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Entry } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText } from '../../submissions/views/dates';
import { headLines } from '../../submissions/views/offer-lines';

const offerIn = (history: OrderHistory) =>
  agreedOffer(history) ?? (stateOf(history) === 'offer' ? (lastOffer(history) ?? null) : null);

export function letterFacts(about: Submission, history: OrderHistory): readonly Entry[] {
  const { language: locale, reference, created_at } = about;
  const t = translator(locale);
  const stored = readable(about);
  const card = stored.order?.(locale);
  const received: Entry = [t('letter.buyer.date'), dateText(created_at, locale)];
  const number: Entry = [t('sent.reference'), reference];
  if (!card) return [[t('letter.facts.number'), reference], received];
  const what: Entry = [t('letter.facts.what'), card.name];
  const offer = offerIn(history);
  if (!offer) {
    const asked = card.quoted ? priceText(card.quoted, locale, messages[locale].order.from) : t('order.agree');
    return [number, what, [t('order.price'), asked], received];
  }
  const [money, day = received] = headLines(offer, { state: stateOf(history) }, locale);
  return [number, what, ...(money ? [money] : []), day];
}
