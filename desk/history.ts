import type { DatedEvent } from '@/domain/order/events';
import { formatPrice } from '@/domain/shop/price-format';
import type { Entry } from '@/server/submissions/kind';
import { partLines } from '@/server/submissions/views/offer-lines';
import { dateText, dayText, momentText } from '@/server/submissions/views/say';
import { iso } from './inbox-export';
import type { Language } from './verb';

/** One event in the artist's words. */
function sentenceOf(event: DatedEvent, { words, locale }: Language): string {
  if (event.type === 'note') return `${words('studio.status.note')}: ${event.text}`;
  if (event.type === 'message') {
    const from = words(event.from === 'studio' ? 'studio.status.toBuyer' : 'studio.status.fromBuyer');
    return `${from}: ${event.text}`;
  }
  if (event.type === 'withdrawal') return [words('studio.replies.withdrawn'), event.reason].filter(Boolean).join('\n');
  if (event.type === 'contact') return words('studio.replies.contact');
  if (event.type === 'answer') {
    const said = words(`studio.replies.${event.answer}`);
    const [price, regulations] = [formatPrice(event.grosze, locale), words('studio.replies.regulations')];
    return [`${said}, ${price}`, event.reason, `${regulations}: ${event.regulations}`].filter(Boolean).join('\n');
  }
  if (event.type === 'offer') {
    const facts = { price: formatPrice(event.grosze, locale), by: dayText(event.by, locale) };
    const offer = words('studio.status.offer', { ...facts, until: dateText(event.until, locale) });
    const { deposit = null, arrives = null, reason = '' } = event.terms ?? {};
    const parts: readonly Entry[] = [
      ...partLines(event, locale),
      ...(deposit === null ? [] : [[words('offer.deposit'), formatPrice(deposit, locale)] as const]),
      ...(arrives === null ? [] : [[words('offer.arrives'), dayText(arrives, locale)] as const]),
    ];
    const all = parts.map(([label, text]) => `${label}: ${text}`).join(', ');
    return [offer, all, reason, event.note].filter(Boolean).join('\n');
  }
  const picture = event.picture === null ? '' : ` (${words('studio.status.picture')})`;
  return [words(`status.states.${event.state}`) + picture, event.note].filter(Boolean).join('\n');
}

/** What happened to a submission since it came, each with its moment. */
export const historyEntries = (events: readonly DatedEvent[], language: Language): readonly Entry[] =>
  events.map((event): Entry => [momentText(event.at, language.locale), sentenceOf(event, language)]);

/** The same for programs. */
export const historyData = (events: readonly DatedEvent[]): readonly object[] =>
  events.map(({ at, ...event }) => ({ at: iso(at), ...event }));
