import { artist } from '@/content/artist';
import type { DatedEvent } from '@/domain/order/events';
import { nextSum } from '@/domain/order/money';
import { balanceOf } from '@/domain/order/payments';
import { states } from '@/domain/order/states';
import { agreedOffer, type Offer, type OrderHistory, stateOf, wayOf } from '@/domain/order/status';
import type { Way } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { inLine } from '@/i18n/typography';
import { type Translator, translator } from '@/messages/translator';
import type { Submission } from '../../storage/queries/read';
import type { Confirmation } from '../../submissions/kind';
import { readable } from '../../submissions/kinds';
import { dateText, daysAt, dayText } from '../../submissions/views/dates';
import { dueHeading, dueLines } from '../../submissions/views/due-lines';
import { changedLines, offerLines } from '../../submissions/views/offer-lines';
import { plain, stateWords } from '../../submissions/views/say';
import { wayLines } from '../../submissions/views/way-lines';
import { type Block, type LetterContent, type Line, textOf } from './letter-content';

/** `siteUrl`: without a slash at its end; `token`: of the order's private page, where it has one. */
export type Links = Readonly<{ siteUrl: string; token: string | null }>;

const statusUrl = ({ siteUrl, token }: Links, locale: Locale): string | null =>
  token === null ? null : `${siteUrl}${pathTo('orderStatus', locale, { token })}`;

function contact({ siteUrl }: Pick<Links, 'siteUrl'>, locale: Locale): readonly Line[] {
  const t = translator(locale);
  const { phone } = artist;
  return [
    phone ? t('letter.buyer.questions', { phone }) : t('letter.buyer.questionsByLetter'),
    { label: t('letter.buyer.regulations'), url: `${siteUrl}${pathTo('storeRegulations', locale)}` },
    { label: t('letter.buyer.site'), url: `${siteUrl}${pathTo('home', locale)}` },
  ];
}

const signature = (locale: Locale): Block => ({ lines: [artist.name, artist.studio[locale]] });

/** @throws where its sender gets no letter, or this version cannot read it */
function confirmationOf(submission: Submission): Confirmation {
  const confirmation = readable(submission).confirm?.(submission.language, submission.reference, submission.created_at);
  if (!confirmation) throw new TypeError(`a confirmation of the kind ${submission.kind}`);
  return confirmation;
}

export function confirmationContent(submission: Submission, links: Links): LetterContent {
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
export function offeredContent(
  submission: Submission,
  offer: Offer,
  links: Links,
  history: OrderHistory,
): LetterContent {
  const { thanks, sections, notYou } = confirmationOf(submission);
  const t = translator(submission.language);
  const { blocks, foot, ...content } = updateContent(submission, offer, links, history);
  return {
    ...content,
    lead: [t('letter.buyer.hello'), thanks, t('letter.buyer.offer')],
    blocks: [...blocks.slice(0, -1), ...sections.map(([heading, lines]) => ({ heading, lines })), ...blocks.slice(-1)],
    foot: foot.toSpliced(-1, 0, { lines: [notYou] }),
  };
}

/** `text`: the first one says what the letter is about. */
type News = Readonly<{ subject: string; text: readonly [string, ...(string | Block)[]] }>;

type Event<Type extends DatedEvent['type']> = Extract<DatedEvent, { type: Type }>;

/** `names`: those in the sentences. */
type About = Readonly<{
  submission: Submission;
  history: OrderHistory;
  locale: Locale;
  t: Translator;
  names: Readonly<Record<'reference' | 'studio', string>>;
}>;

const nonEmpty = (text: string): readonly string[] => (text ? [text] : []);

const choiceIn = ({ submission, locale }: Pick<About, 'submission' | 'locale'>) =>
  readable(submission).order?.(locale).choice;

function dueBlocks(about: About, at: number, withAccount = false): readonly Block[] {
  const { history, locale, names } = about;
  const next = nextSum(history, daysAt(at));
  if (!next) return [];
  const heading = dueHeading(next, locale);
  return [
    next.isNow || withAccount
      ? { heading, lines: dueLines(next, names.reference, locale, choiceIn(about)) }
      : { lines: [heading] },
  ];
}

const wayLinesIn = (way: Way | null, locale: Locale): readonly Line[] =>
  wayLines(way, locale).flatMap(({ label, text, page }): Line[] => [
    { label, text },
    ...(page ? [{ label: null, url: page }] : []),
  ]);

function pictureText(caption: string | null, t: Translator): readonly string[] {
  if (caption === null) return [];
  return [caption ? t('letter.update.picture', { caption }) : t('letter.update.pictureBare')];
}

/** What was agreed before is called off. */
const endIn = ({ history }: About): 'declined' | 'calledOff' =>
  states[stateOf({ ...history, events: history.events.slice(0, -1) })].isContract ? 'calledOff' : 'declined';

function markText({ state, way, picture }: Event<'mark'>, about: About): string {
  const keys = {
    sent: way?.by ?? 'parcel',
    'in-work': picture === null ? 'in-work' : 'progress',
    declined: endIn(about),
    accepted: 'accepted',
    done: 'done',
  } as const;
  return about.t(`letter.update.marks.${keys[state]}`, about.names);
}

/** By the type of the event; null of one about which the buyer gets no letter. */
const news: Readonly<{ [Type in DatedEvent['type']]?: (event: Event<Type>, about: About) => News | null }> = {
  offer(offer, { submission, locale, t, names }) {
    const card = readable(submission).order?.(locale);
    if (!card) return null;
    const lines = [
      [card.name, inLine(card.details)].filter(Boolean).join(', '),
      ...offerLines(offer, card, { reference: names.reference, state: 'offer' }, locale).map(([label, text]) => ({
        label,
        text,
      })),
      t('offer.until', { date: dateText(offer.until, locale) }),
    ];
    return {
      subject: t('letter.update.offer', names),
      text: [t('letter.update.offerP', names), { lines }, ...nonEmpty(offer.note)],
    };
  },
  change(change, { history, locale, t, names }) {
    const agreed = agreedOffer(history);
    if (!agreed) return null;
    const lines = changedLines(agreed, change, locale).map(({ label, was, will }) => ({
      label,
      text: t('change.instead', { was, will }),
    }));
    const until = t('change.until', { date: dateText(change.until, locale) });
    return {
      subject: t('letter.update.change', names),
      text: [t('letter.update.changeP', names), change.note, { lines }, until],
    };
  },
  message: ({ from, text }, { t, names }) =>
    from === 'studio'
      ? { subject: t('letter.update.news', names), text: [t('letter.update.newsP', names), text] }
      : null,
  payment({ kind, grosze, day, at }, about) {
    const { history, locale, t, names } = about;
    const sum = { ...names, sum: formatPrice(grosze, locale), day: dayText(day, locale) };
    if (kind === 'returned')
      return { subject: t('letter.update.paid.returnedSubject', names), text: [t('letter.update.paid.returned', sum)] };
    return {
      subject: t('letter.update.paid.subject', names),
      text: [
        t('letter.update.paid.received', sum),
        ...(balanceOf(history).due === 0 ? [t('letter.update.paid.all')] : []),
        ...dueBlocks(about, at),
      ],
    };
  },
  reminder({ which, grosze, at }, about) {
    const { locale, t, names } = about;
    const sum = { ...names, sum: formatPrice(grosze, locale) };
    return {
      subject: t('letter.update.remind.subject', sum),
      text: [t(`letter.update.remind.${which}`, sum), ...dueBlocks(about, at, true), t('letter.update.remind.paid')],
    };
  },
  // only an offer, or a change, is taken back after the buyer has seen it
  undo: ({ what }, { t, names }) =>
    what === 'offer' || what === 'change'
      ? { subject: t('letter.update.undo', names), text: [t(`letter.update.undone.${what}`, names)] }
      : null,
  mark(event, about) {
    const { history, locale, t, names } = about;
    const lines = wayLinesIn(event.way ?? null, locale);
    // what is no order has no medium
    const choice = choiceIn(about) ?? { medium: null };
    const state = stateWords(event.state, { ...choice, way: wayOf(history) }, locale);
    return {
      subject:
        event.state === 'declined'
          ? t(`letter.update.${endIn(about)}`, names)
          : t('letter.update.state', { ...names, state }),
      text: [
        markText(event, about),
        ...(lines.length > 0 ? [{ lines }] : []),
        ...pictureText(event.picture, t),
        ...(event.asks ? [t('sketch.letter')] : []),
        ...nonEmpty(event.note),
        // what leaves the studio unpaid says so
        ...(event.agreed || states[event.state].hasLeft ? dueBlocks(about, event.at) : []),
      ],
    };
  },
};

/** @param history with that event, as the buyer sees it. @throws where the buyer gets no letter about such an event */
export function updateContent(
  submission: Submission,
  event: DatedEvent,
  links: Links,
  history: OrderHistory,
): LetterContent {
  const { reference, language: locale } = submission;
  const t = translator(locale);
  // TypeScript does not see that both are of the same type
  const newsOf = news[event.type] as ((event: DatedEvent, about: About) => News | null) | undefined;
  const names = { reference, studio: artist.studio[locale] };
  const found = newsOf?.(event, { submission, history, locale, t, names });
  if (!found) throw new TypeError(`a letter about an event of the type ${event.type}`);
  const [first, ...rest] = found.text;
  return {
    subject: plain(found.subject),
    locale,
    lead: [t('letter.buyer.hello'), first],
    blocks: [
      ...rest.map((part) => (typeof part === 'string' ? { lines: [part] } : part)),
      { lines: [{ words: `${t('letter.update.answerAt')}\n`, page: statusUrl(links, locale) ?? '' }] },
    ],
    foot: [{ lines: contact(links, locale) }, signature(locale)],
  };
}

/** As the artist reads it before it leaves. `before`: the history without the event. */
export function updateLetter(submission: Submission, event: DatedEvent, links: Links, before: OrderHistory) {
  const content = updateContent(submission, event, links, { ...before, events: [...before.events, event] });
  return { subject: content.subject, text: textOf(content) };
}
