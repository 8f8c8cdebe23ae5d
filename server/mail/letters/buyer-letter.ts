import { artist } from '@/content/artist';
import type { DatedEvent } from '@/domain/order/events';
import type { Balance, Payment } from '@/domain/order/payments';
import type { Offer } from '@/domain/order/status';
import type { Way } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import { unturned } from '@/domain/text';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Confirmation, ConfirmedLine } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText, dayText } from '../../submissions/views/dates';
import { offerLines } from '../../submissions/views/offer-lines';
import { plain, stateWords } from '../../submissions/views/say';
import { wayLines } from '../../submissions/views/way-lines';

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const link = /(?:https?:\/\/|www\.)\S+/gi;

/** Makes links readable but not clickable, because the confirmation may go to a stranger's address. */
const unlinked = (text: string): string => text.replace(link, (found) => found.replaceAll('.', '[.]'));

/**
 * A label and what the buyer typed. Several lines are indented below the label, so that none of them can be taken for
 * one of ours.
 */
export function typedLine(label: string, text: string): string {
  const lines = unlinked(unturned(text)).split(lineBreak);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}

const lineText = ({ label, text, isTyped }: ConfirmedLine): string =>
  isTyped ? typedLine(label, text) : `${label}: ${text}`;

const section = (heading: string, lines: readonly string[]): string => [heading.toUpperCase(), ...lines].join('\n');

/** Where a letter's links lead: the site, without a slash at its end, and the order's private page where it has one. */
export type Links = Readonly<{ siteUrl: string; token: string | null }>;

/** The address of the order's private page in full; null where it has none. */
const statusUrl = ({ siteUrl, token }: Links, locale: Submission['language']): string | null =>
  token === null ? null : `${siteUrl}${pathTo('orderStatus', locale, { token })}`;

function contactText(links: Links, locale: Submission['language']): string {
  const t = translator(locale);
  const { phone } = artist;
  const { siteUrl } = links;
  const status = statusUrl(links, locale);
  return [
    ...(status ? [`${t('letter.buyer.status')}: ${status}`] : []),
    phone ? t('letter.buyer.questions', { phone }) : t('letter.buyer.questionsByLetter'),
    `${t('letter.buyer.regulations')}: ${siteUrl}${pathTo('storeRegulations', locale)}`,
    `${t('letter.buyer.site')}: ${siteUrl}${pathTo('home', locale)}`,
  ].join('\n');
}

const signature = (locale: Submission['language']): string => `${artist.name}\n${artist.studio[locale]}`;

/** @throws where its sender is sent nothing, or this version cannot read it */
export function confirmationOf(submission: Submission): Confirmation {
  const confirmation = readable(submission).confirm?.(submission.language, submission.reference, submission.created_at);
  if (!confirmation) throw new TypeError(`a confirmation of the kind ${submission.kind}`);
  return confirmation;
}

/**
 * The confirmation in the buyer's language: everything that was chosen and typed, and how to contact the artist.
 */
export function buyerText(submission: Submission, confirmation: Confirmation, links: Links): string {
  const { created_at, language: locale } = submission;
  const { thanks, heading, lines, sections, next, notYou, foot } = confirmation;
  const t = translator(locale);
  return plain(
    [
      t('letter.buyer.hello'),
      thanks,
      section(heading, [`${t('letter.buyer.date')}: ${dateText(created_at, locale)}`, ...lines.map(lineText)]),
      ...sections.map(([title, typed]) => section(title, typed.map(lineText))),
      next,
      contactText(links, locale),
      notYou,
      signature(locale),
      ...(foot ? [lineText(foot)] : []),
    ].join('\n\n'),
  );
}

type News = Readonly<{ subject: string; text: readonly string[] }>;

const nonEmpty = (text: string): readonly string[] => (text ? [text] : []);

/** The offer in full, as the order's page shows it. */
function offerNews(offer: Offer, submission: Submission): News | null {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const card = readable(submission).order?.(locale);
  if (!card) return null;
  const about = { reference, studio: artist.studio[locale] };
  const lines = offerLines(offer, card, { reference, state: 'offer' }, locale);
  const what = [card.name, card.details].filter(Boolean).join(', ');
  const facts = [
    what,
    ...lines.map(([label, text]) => `${label}: ${text}`),
    t('offer.until', { date: dateText(offer.until, locale) }),
  ];
  return {
    subject: t('letter.update.offer', about),
    text: [t('letter.update.offerP', about), facts.join('\n'), ...nonEmpty(offer.note)],
  };
}

/** That the order's page shows a new picture, by its caption where it has one. */
function pictureNews(caption: string | null, locale: Submission['language']): readonly string[] {
  if (caption === null) return [];
  const t = translator(locale);
  return [caption ? t('letter.update.picture', { caption }) : t('letter.update.pictureBare')];
}

/** That a payment came, or went back, and what is left to pay where that is known. */
function paymentNews({ kind, grosze, day }: Payment, submission: Submission, balance: Balance | null): News {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale] };
  const facts = { reference, sum: formatPrice(grosze, locale), day: dayText(day, locale) };
  if (kind === 'returned')
    return { subject: t('letter.update.paid.returnedSubject', about), text: [t('letter.update.paid.returned', facts)] };
  const due = balance?.due ?? null;
  const left =
    due === 0 ? t('letter.update.paid.all') : t('letter.update.paid.due', { sum: formatPrice(due ?? 0, locale) });
  return {
    subject: t('letter.update.paid.subject', about),
    text: [t('letter.update.paid.received', facts), ...(due === null ? [] : [left])],
  };
}

/** How the work comes to the buyer, with the page that follows a parcel. */
const wayText = (way: Way | null, locale: Submission['language']): string =>
  wayLines(way, locale)
    .flatMap(({ label, text, page }) => [`${label}: ${text}`, ...nonEmpty(page ?? '')])
    .join('\n');

/** What a letter says of an event; null where the buyer gets none. */
function newsOf(event: DatedEvent, submission: Submission, balance: Balance | null): News | null {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale] };
  // what is no order has no medium
  const { medium } = readable(submission).order?.(locale).choice ?? { medium: null };
  if (event.type === 'offer') return offerNews(event, submission);
  if (event.type === 'message' && event.from === 'studio')
    return { subject: t('letter.update.news', about), text: [t('letter.update.newsP', about), event.text] };
  if (event.type === 'payment') return paymentNews(event, submission, balance);
  // only an offer is taken back after the buyer has seen it
  if (event.type === 'undo' && event.what === 'offer')
    return { subject: t('letter.update.undo', about), text: [t('letter.update.undone', about)] };
  if (event.type !== 'mark') return null;
  const way = event.way ?? null;
  const state = stateWords(event.state, { medium, way }, locale);
  return {
    subject: t('letter.update.state', { ...about, state }),
    text: [
      t('letter.update.stateP', { ...about, state }),
      ...nonEmpty(wayText(way, locale)),
      ...pictureNews(event.picture, locale),
      ...nonEmpty(event.note),
    ],
  };
}

/**
 * The letter about one event of an order, in the buyer's language, with a link to its page.
 * @param balance what is paid and due, as the buyer sees it
 * @throws where the buyer gets no letter about such an event
 */
export function updateLetter(submission: Submission, event: DatedEvent, links: Links, balance: Balance | null = null) {
  const { language: locale } = submission;
  const t = translator(locale);
  const news = newsOf(event, submission, balance);
  if (!news) throw new TypeError(`a letter about an event of the type ${event.type}`);
  const way = `${t('letter.update.answerAt')}\n${statusUrl(links, locale) ?? ''}`;
  const contact = contactText({ ...links, token: null }, locale);
  const text = [t('letter.buyer.hello'), ...news.text, way, contact, signature(locale)].join('\n\n');
  return { subject: plain(news.subject), text: plain(text) };
}
