import { artist } from '@/content/artist';
import type { DatedEvent } from '@/domain/order/events';
import { nextSum } from '@/domain/order/money';
import { balanceOf, type Payment } from '@/domain/order/payments';
import type { Reminder } from '@/domain/order/reminders';
import { agreedOffer, type Change, type Offer, type OrderHistory, wayOf } from '@/domain/order/status';
import type { Way } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import { pathTo } from '@/i18n/pages';
import { inLine } from '@/i18n/typography';
import { translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Confirmation } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText, daysAt, dayText } from '../../submissions/views/dates';
import { dueHeading, dueLines } from '../../submissions/views/due-lines';
import { changedLines, offerLines } from '../../submissions/views/offer-lines';
import { plain, stateWords } from '../../submissions/views/say';
import { wayLines } from '../../submissions/views/way-lines';
import { type Block, type Line, type Said, textOf } from './said';

/** Where a letter's links lead: the site, without a slash at its end, and the order's private page where it has one. */
export type Links = Readonly<{ siteUrl: string; token: string | null }>;

const statusUrl = ({ siteUrl, token }: Links, locale: Submission['language']): string | null =>
  token === null ? null : `${siteUrl}${pathTo('orderStatus', locale, { token })}`;

function contact({ siteUrl }: Pick<Links, 'siteUrl'>, locale: Submission['language']): readonly Line[] {
  const t = translator(locale);
  const { phone } = artist;
  return [
    phone ? t('letter.buyer.questions', { phone }) : t('letter.buyer.questionsByLetter'),
    { label: t('letter.buyer.regulations'), url: `${siteUrl}${pathTo('storeRegulations', locale)}` },
    { label: t('letter.buyer.site'), url: `${siteUrl}${pathTo('home', locale)}` },
  ];
}

const signature = (locale: Submission['language']): Block => ({ lines: [artist.name, artist.studio[locale]] });

/** @throws where its sender is sent nothing, or this version cannot read it */
function confirmationOf(submission: Submission): Confirmation {
  const confirmation = readable(submission).confirm?.(submission.language, submission.reference, submission.created_at);
  if (!confirmation) throw new TypeError(`a confirmation of the kind ${submission.kind}`);
  return confirmation;
}

/**
 * The confirmation in the buyer's language: everything that was chosen and typed, and how to contact the artist.
 */
export function confirmationSaid(submission: Submission, links: Links): Said {
  const { created_at, language: locale } = submission;
  const { subject, thanks, heading, lines, sections, next, notYou } = confirmationOf(submission);
  const t = translator(locale);
  const page = statusUrl(links, locale);
  const date: Line = { label: t('letter.buyer.date'), text: dateText(created_at, locale) };
  return {
    subject: plain(subject),
    locale,
    lead: [t('letter.buyer.hello'), thanks],
    blocks: [
      { heading, lines: [date, ...lines] },
      ...sections.map(([title, typed]) => ({ heading: title, lines: typed })),
      { lines: [next] },
    ],
    foot: [
      {
        lines: [...(page ? [{ words: `${t('letter.buyer.status')}: `, page }] : []), ...contact(links, locale)],
      },
      { lines: [notYou] },
      signature(locale),
    ],
  };
}

/** The same of an order whose offer made itself: it holds the offer, and what was typed (STATUS-28). */
export function offeredSaid(submission: Submission, offer: Offer, links: Links, history: OrderHistory): Said {
  const { thanks, sections, notYou } = confirmationOf(submission);
  const t = translator(submission.language);
  const { blocks, foot, ...said } = updateSaid(submission, offer, links, history);
  return {
    ...said,
    lead: [t('letter.buyer.hello'), thanks, t('letter.buyer.offer')],
    blocks: [...blocks.slice(0, -1), ...sections.map(([heading, lines]) => ({ heading, lines })), ...blocks.slice(-1)],
    foot: foot.toSpliced(-1, 0, { lines: [notYou] }),
  };
}

/** `text`: the first is what it is about. */
type News = Readonly<{ subject: string; text: readonly [string, ...(string | Block)[]] }>;

const nonEmpty = (text: string): readonly string[] => (text ? [text] : []);

function offerNews(offer: Offer, submission: Submission): News | null {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const card = readable(submission).order?.(locale);
  if (!card) return null;
  const about = { reference, studio: artist.studio[locale] };
  const lines = offerLines(offer, card, { reference, state: 'offer' }, locale);
  const what = [card.name, inLine(card.details)].filter(Boolean).join(', ');
  const facts = [
    what,
    ...lines.map(([label, text]) => ({ label, text })),
    t('offer.until', { date: dateText(offer.until, locale) }),
  ];
  return {
    subject: t('letter.update.offer', about),
    text: [t('letter.update.offerP', about), { lines: facts }, ...nonEmpty(offer.note)],
  };
}

function changeNews(change: Change, { reference, language: locale }: Submission, history: OrderHistory): News | null {
  const t = translator(locale);
  const agreed = agreedOffer(history);
  if (!agreed) return null;
  const lines = changedLines(agreed, change, locale).map(({ label, was, will }) => ({
    label,
    text: t('change.instead', { was, will }),
  }));
  return {
    subject: t('letter.update.change', { reference, studio: artist.studio[locale] }),
    text: [
      t('letter.update.changeP', { reference }),
      change.note,
      { lines },
      t('change.until', { date: dateText(change.until, locale) }),
    ],
  };
}

function pictureNews(caption: string | null, locale: Submission['language']): readonly string[] {
  if (caption === null) return [];
  const t = translator(locale);
  return [caption ? t('letter.update.picture', { caption }) : t('letter.update.pictureBare')];
}

const choiceIn = (submission: Submission) => readable(submission).order?.(submission.language).choice;

function dueBlocks(history: OrderHistory, submission: Submission, at: number, withAccount = false): readonly Block[] {
  const { reference, language: locale } = submission;
  const next = nextSum(history, daysAt(at));
  if (!next) return [];
  const heading = dueHeading(next, locale);
  return [
    next.isNow || withAccount
      ? { heading, lines: dueLines(next, reference, locale, choiceIn(submission)) }
      : { lines: [heading] },
  ];
}

function reminderNews(event: Reminder & Pick<DatedEvent, 'at'>, submission: Submission, history: OrderHistory): News {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale], sum: formatPrice(event.grosze, locale) };
  return {
    subject: t('letter.update.remind.subject', about),
    text: [
      t(`letter.update.remind.${event.which}`, about),
      ...dueBlocks(history, submission, event.at, true),
      t('letter.update.remind.paid'),
    ],
  };
}

function paymentNews({ kind, grosze, day, at }: Payment, submission: Submission, history: OrderHistory): News {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale] };
  const facts = { reference, sum: formatPrice(grosze, locale), day: dayText(day, locale) };
  if (kind === 'returned')
    return { subject: t('letter.update.paid.returnedSubject', about), text: [t('letter.update.paid.returned', facts)] };
  return {
    subject: t('letter.update.paid.subject', about),
    text: [
      t('letter.update.paid.received', facts),
      ...(balanceOf(history).due === 0 ? [t('letter.update.paid.all')] : []),
      ...dueBlocks(history, submission, at),
    ],
  };
}

const wayLinesIn = (way: Way | null, locale: Submission['language']): readonly Line[] =>
  wayLines(way, locale).flatMap(({ label, text, page }): Line[] => [
    { label, text },
    ...(page ? [{ label: null, url: page }] : []),
  ]);

type Mark = Extract<DatedEvent, { type: 'mark' }>;

function markText({ state, way, picture }: Mark, reference: string, locale: Submission['language']): string {
  const work = picture === null ? 'in-work' : 'progress';
  const key = state === 'sent' ? (way?.by ?? 'parcel') : state === 'in-work' ? work : state;
  return translator(locale)(`letter.update.marks.${key}`, { reference });
}

function newsOf(event: DatedEvent, submission: Submission, history: OrderHistory): News | null {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  const about = { reference, studio: artist.studio[locale] };
  // what is no order has no medium
  const choice = choiceIn(submission) ?? { medium: null };
  if (event.type === 'offer') return offerNews(event, submission);
  if (event.type === 'change') return changeNews(event, submission, history);
  if (event.type === 'message' && event.from === 'studio')
    return { subject: t('letter.update.news', about), text: [t('letter.update.newsP', about), event.text] };
  if (event.type === 'payment') return paymentNews(event, submission, history);
  if (event.type === 'reminder') return reminderNews(event, submission, history);
  // only an offer, or a change, is taken back after the buyer has seen it
  if (event.type === 'undo' && (event.what === 'offer' || event.what === 'change'))
    return { subject: t('letter.update.undo', about), text: [t(`letter.update.undone.${event.what}`, about)] };
  if (event.type !== 'mark') return null;
  const lines = wayLinesIn(event.way ?? null, locale);
  const state = stateWords(event.state, { ...choice, way: wayOf(history) }, locale);
  return {
    subject:
      event.state === 'declined' ? t('letter.update.declined', about) : t('letter.update.state', { ...about, state }),
    text: [
      markText(event, reference, locale),
      ...(lines.length > 0 ? [{ lines }] : []),
      ...pictureNews(event.picture, locale),
      ...(event.asks ? [t('sketch.letter')] : []),
      ...nonEmpty(event.note),
      // what leaves the studio unpaid says so
      ...(event.agreed || event.state === 'sent' ? dueBlocks(history, submission, event.at) : []),
    ],
  };
}

/**
 * What is said about one event of an order, in the buyer's language, with a link to its page.
 * @param history with that event, as the buyer sees it
 * @throws where the buyer gets no letter about such an event
 */
export function updateSaid(submission: Submission, event: DatedEvent, links: Links, history: OrderHistory): Said {
  const { language: locale } = submission;
  const t = translator(locale);
  const news = newsOf(event, submission, history);
  if (!news) throw new TypeError(`a letter about an event of the type ${event.type}`);
  const [about, ...rest] = news.text;
  return {
    subject: plain(news.subject),
    locale,
    lead: [t('letter.buyer.hello'), about],
    blocks: [
      ...rest.map((part) => (typeof part === 'string' ? { lines: [part] } : part)),
      { lines: [{ words: `${t('letter.update.answerAt')}\n`, page: statusUrl(links, locale) ?? '' }] },
    ],
    foot: [{ lines: contact(links, locale) }, signature(locale)],
  };
}

/** The same as plain text, as the artist reads it before it leaves. `before`: the history without the event. */
export function updateLetter(submission: Submission, event: DatedEvent, links: Links, before: OrderHistory) {
  const said = updateSaid(submission, event, links, { ...before, events: [...before.events, event] });
  return { subject: said.subject, text: textOf(said) };
}
