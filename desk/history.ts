import type { DatedEvent } from '@/domain/order/events';
import { formatPrice } from '@/domain/shop/price-format';
import { wordsIn } from '@/server/mail/letters/reply-letter';
import type { Written } from '@/server/storage/queries/replies';
import type { Entry } from '@/server/submissions/kind';
import { dateText, dayText, momentText } from '@/server/submissions/views/dates';
import { partLines } from '@/server/submissions/views/offer-lines';
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
    const { deposit, arrives, reason } = event.terms;
    const parts: readonly Entry[] = [
      ...partLines(event, locale),
      [words('offer.deposit'), formatPrice(deposit, locale)],
      ...(arrives === null ? [] : [[words('offer.arrives'), dayText(arrives, locale)] as const]),
    ];
    const all = parts.map(([label, text]) => `${label}: ${text}`).join(', ');
    return [offer, all, reason, event.note].filter(Boolean).join('\n');
  }
  if (event.type === 'undo')
    return words('studio.status.taken', { what: words(`studio.status.undoneWhat.${event.what}`) });
  if (event.type === 'sendNow') return words('studio.status.sentNow');
  if (event.type === 'payment') {
    const facts = { sum: formatPrice(event.grosze, locale), day: dayText(event.day, locale) };
    return [words(`studio.status.payment.${event.kind}`, facts), event.note].filter(Boolean).join('\n');
  }
  const { grosze = null, by = null } = event.agreed ?? {};
  const agreed = [
    ...(grosze === null ? [] : [words('studio.status.agreedSum', { sum: formatPrice(grosze, locale) })]),
    ...(by === null ? [] : [words('studio.status.agreedBy', { day: dayText(by, locale) })]),
  ];
  const shown = [words('studio.status.picture'), event.picture].filter(Boolean).join(': ');
  const picture = event.picture === null ? '' : ` (${shown})`;
  return [words(`status.states.${event.state}`) + picture, ...agreed, event.note].filter(Boolean).join('\n');
}

/** A letter by the artist's hand, without what it repeats of the submission. */
function letterText({ sent_at, content }: Written, { words, locale }: Language): string {
  const letter =
    sent_at === null
      ? words('studio.outbox.states.waiting')
      : `${words('studio.outbox.states.sent')} ${momentText(sent_at, locale)}`;
  return `${words('studio.status.byHand', { letter })}:\n${wordsIn(content)}`;
}

type History = Readonly<{ events: readonly DatedEvent[]; letters: readonly Written[] }>;

/** What happened to a submission since it came, and what the artist wrote, each with its moment. */
export function historyEntries({ events, letters }: History, language: Language): readonly Entry[] {
  const said = [
    ...events.map((event) => ({ at: event.at, text: sentenceOf(event, language) })),
    ...letters.map((letter) => ({ at: letter.at, text: letterText(letter, language) })),
  ];
  return said
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }): Entry => [momentText(at, language.locale), text]);
}
