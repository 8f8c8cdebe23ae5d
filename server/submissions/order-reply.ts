import { hash } from 'node:crypto';
import { z } from 'zod';
import { artist } from '@/content/artist';
import { storeRegulations } from '@/content/documents/store-regulations';
import { deliveredIn, earlyIn } from '@/domain/order/delivery';
import type { OrderEvent } from '@/domain/order/events';
import { nextSum, transferIn } from '@/domain/order/money';
import { type OrderReply, parseReply, replyPath } from '@/domain/order/reply';
import { isAsked, reviewIn } from '@/domain/order/review';
import {
  answerTaken,
  answerTo,
  lastOffer,
  lastSaid,
  mayWithdraw,
  type Offer,
  type OrderHistory,
  withdrawalIn,
} from '@/domain/order/status';
import { overtakenBy, seenByBuyer } from '@/domain/order/undo';
import type { Problem } from '@/domain/problems';
import { formatPrice } from '@/domain/shop/price-format';
import { type Locale, locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { historyWithNext, type PlacedEvent } from '../storage/queries/order-events';
import { orderByToken, replyAt } from '../storage/queries/order-link';
import { photoFactsOf, type Submission } from '../storage/queries/read';
import { writtenTo } from '../storage/queries/replies';
import type { Storage } from '../storage/tables';
import { agreed, agreedOn } from './agreed';
import type {
  Confirmation,
  ConfirmedLine,
  Description,
  Entry,
  Followed,
  StoredSubmission,
  SubmissionKind,
} from './kind';
import { type Corrected, confirmReach, corrected, correctedEntries, effectOfReach } from './reach';
import { shopOrder } from './shop-order';
import { daysAt, dayText, momentText } from './views/dates';
import { plain } from './views/say';

/** SHA-256 of today's store regulations, in both languages: what an accepted offer was accepted under. */
export const regulationsHash = hash('sha256', JSON.stringify(storeRegulations));

const about = { version: z.literal(1), order: z.string(), email: z.string().nullable() };
const offered = {
  ...about,
  grosze: z.number(),
  by: z.string(),
  /** SHA-256 of the store regulations that the page showed with the offer. */
  regulations: z.string(),
};
export const accepted = z.object({ ...offered, answer: z.literal('accepted'), agreed });
/** `photos`: whether there are some to be deleted, which the letter says. */
const end = { reason: z.string(), photos: z.optional(z.boolean()) };
const declined = z.object({ ...offered, answer: z.literal('declined'), ...end });
const withdrawn = z.object({ ...about, answer: z.literal('withdrawn'), ...end });
const written = z.object({ ...about, answer: z.literal('message'), text: z.string() });
const consented = z.object({ ...about, answer: z.literal('early'), words: z.string() });
const reviewed = z.object({ ...about, answer: z.literal('review'), text: z.string(), mayStand: z.boolean() });
const storedReply = z.union([accepted, declined, withdrawn, corrected, written, consented, reviewed]);
type Accepted = z.infer<typeof accepted>;
type Ended = z.infer<typeof declined> | z.infer<typeof withdrawn>;
type StoredReply = z.infer<typeof storedReply>;

const entriesOf = (reply: StoredReply, locale: Locale): readonly Entry[] => {
  const t = translator(locale);
  if (reply.answer === 'message') return [[t('studio.replies.text'), reply.text]];
  if (reply.answer === 'review') {
    const may = t(reply.mayStand ? 'desk.review.may' : 'desk.review.mayNot');
    return [[t('studio.replies.text'), reply.text, may]];
  }
  if (reply.answer === 'contact') return correctedEntries(reply, locale);
  if (reply.answer === 'early') return [[t('studio.replies.text'), reply.words]];
  if (reply.answer === 'accepted') {
    const { name, studio } = reply.agreed[locale];
    return [[t('order.lines.item'), name], ...studio];
  }
  const why: readonly Entry[] = reply.reason ? [[t('studio.replies.reason'), reply.reason]] : [];
  if (reply.answer === 'withdrawn') return why;
  return [...why, [t('offer.price'), formatPrice(reply.grosze, locale)], [t('offer.by'), dayText(reply.by, locale)]];
};

function describeReply(reply: StoredReply, locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.replies.${reply.answer}`);
  const price = 'grosze' in reply ? formatPrice(reply.grosze, locale) : '';
  return {
    heading,
    subject: [reply.order],
    row: { what: heading, name: reply.order, price },
    sections: [[t('studio.content'), [[t('studio.order'), reply.order], ...entriesOf(reply, locale)]]],
  };
}

const line = (label: string, text: string, isTyped = false): ConfirmedLine => ({ label, text, isTyped });

/** What the buyer has accepted, to keep. */
function confirmAnswer({ order, agreed: both }: Accepted, locale: Locale): Confirmation {
  const t = translator(locale);
  const { offer, order: ordered, note, name, due } = both[locale];
  return {
    subject: t('letter.accepted.subject', { reference: order, studio: artist.studio[locale] }),
    thanks: t('letter.accepted.thanks', { reference: order }),
    heading: t('letter.accepted.agreed'),
    lines: [
      line(t('order.lines.item'), name),
      ...offer.map(([label, text]) => line(label, text)),
      ...(note ? [line(t('offer.note'), note, true)] : []),
    ],
    sections: [
      ...(due
        ? [
            [
              due.title,
              due.lines.map(([label, text]) => ({
                ...line(label, text),
                ...(label === t('due.online') && { isLink: true as const }),
              })),
            ] as const,
          ]
        : []),
      ...ordered.map(([title, of]) => [title, of.map(([label, text]) => line(label, text, true))] as const),
    ],
    next: t('letter.accepted.next'),
    notYou: t('letter.accepted.notYou'),
  };
}

/** That nothing came of the order, as the buyer wished. */
function confirmEnd({ order, answer, reason, photos }: Ended, locale: Locale): Confirmation {
  const t = translator(locale);
  const letter = answer === 'withdrawn' ? 'letter.withdrawn' : 'letter.declined';
  return {
    subject: t(`${letter}.subject`, { reference: order, studio: artist.studio[locale] }),
    thanks: t(`${letter}.thanks`, { reference: order }),
    heading: t('letter.buyer.order', { reference: order }),
    lines: reason ? [line(t('studio.replies.reason'), reason, true)] : [],
    sections: [],
    next: t(photos ? 'offer.declinedPhotos' : 'offer.declined'),
    notYou: t(`${letter}.notYou`),
  };
}

/** That a file comes before the days to withdraw are over, in the words that were ticked: Article 8(7) of 2011/83/EU. */
function confirmEarly({ order, words }: z.infer<typeof consented>, locale: Locale, at: number): Confirmation {
  const t = translator(locale);
  return {
    subject: t('letter.early.subject', { reference: order, studio: artist.studio[locale] }),
    thanks: t('letter.early.thanks', { reference: order }),
    heading: t('letter.buyer.order', { reference: order }),
    lines: [line(t('letter.early.moment'), momentText(at, locale)), line(t('letter.early.words'), words)],
    sections: [],
    next: t('letter.early.next'),
    notYou: t('letter.early.notYou'),
  };
}

/** Null of a message, and of what was said at the end. */
function confirmationOf(reply: StoredReply): StoredSubmission['confirm'] {
  if (reply.answer === 'message' || reply.answer === 'review') return null;
  if (reply.answer === 'accepted') return (locale) => confirmAnswer(reply, locale);
  if (reply.answer === 'contact') return (locale) => confirmReach(reply, locale);
  if (reply.answer === 'early') return (locale, _, at) => confirmEarly(reply, locale, at);
  return (locale) => confirmEnd(reply, locale);
}

type Given = Extract<OrderReply, { offer: number }>;

/** The stored event of an answer that is valid, and the status that it leads to. */
function answerEvent(given: Given, offer: Offer, history: OrderHistory, order: Submission, now: number) {
  const { answer, offer: position, regulations, reason } = given;
  const { grosze, by } = offer;
  const stored = { type: 'answer', offer: position, grosze, regulations } as const;
  const facts = { grosze, by, regulations };
  if (answer === 'declined') return { event: { ...stored, answer, reason }, kept: { ...facts, answer, reason } };
  const event = { ...stored, answer };
  const after = { ...history, events: [...history.events, { ...event, position: Number.NaN, at: now }] };
  const due = nextSum(after, daysAt(now));
  return { event, kept: { ...facts, answer, agreed: agreedOn({ offer, due }, order) } };
}

const messageEvent = (text: string) => ({
  event: { type: 'message', from: 'buyer', text } as const,
  kept: { answer: 'message', text } as const,
});

/** The line is the buyer's, so it is in the buyer's language. */
function effectOfTransfer(
  history: OrderHistory,
  { language, now }: Pick<Submission, 'language'> & { now: number },
): Effect {
  const before = transferIn(history);
  if (before) return { answeredAt: before.at };
  const next = nextSum(history, daysAt(now));
  if (!next) return { problem: { code: 'request.malformed' } };
  const text = translator(language)('due.done', { sum: formatPrice(next.grosze, language) });
  const { event, kept } = messageEvent(text);
  return { event: { ...event, isTransfer: true }, kept };
}

const reviewEvent = (text: string, mayStand: boolean) => ({
  event: { type: 'review', text, mayStand } as const,
  kept: { answer: 'review', text, mayStand } as const,
});

const withdrawalEvent = (reason: string) => ({
  event: { type: 'withdrawal', reason } as const,
  kept: { answer: 'withdrawn', reason } as const,
});

const tickedIn = (words: string): string | undefined =>
  locales.map((locale) => translator(locale)('status.file.tick')).find((known) => plain(known) === plain(words));

/** Only the words that the page has now end a right, and only where a file is there. */
function effectOfEarly(ticked: string, history: OrderHistory): Effect {
  const before = earlyIn(history);
  if (before) return { answeredAt: before.at };
  const words = tickedIn(ticked);
  if (words === undefined || deliveredIn(history).length === 0) return { problem: { code: 'request.malformed' } };
  return { event: { type: 'early', words }, kept: { answer: 'early', words } };
}

/** `writtenAt`: when the artist last wrote a letter by hand, which is in no history. */
type When = Readonly<{ now: number; writtenAt: number; key: string | null }>;

/** Without a key the words alone say nothing of a repetition: a second "Yes." may answer a second question (TRUST-11). */
function effectOfMessage(text: string, history: OrderHistory, { now, writtenAt, key }: When) {
  const before = key === null ? lastSaid(history, text) : null;
  if (before && before.at > Math.max(writtenAt, now - limits.repetition.contentMs)) return { answeredAt: before.at };
  return messageEvent(text);
}

type Effect = Readonly<
  | { problem: Problem }
  /** When the same was answered before: then this one does nothing. */
  | { answeredAt: number }
  | {
      event: OrderEvent;
      kept:
        | ReturnType<typeof answerEvent | typeof withdrawalEvent | typeof messageEvent | typeof reviewEvent>['kept']
        | Pick<z.infer<typeof consented>, 'answer' | 'words'>
        | Omit<Corrected, 'version' | 'order'>;
      /** What the order itself says from now on. */
      order?: PlacedEvent['order'];
    }
>;

function effectOf(reply: OrderReply, history: OrderHistory, order: Submission, when: When): Effect {
  if (reply.answer === 'message') return effectOfMessage(reply.text, history, when);
  if (reply.answer === 'transfer') return effectOfTransfer(history, { ...order, now: when.now });
  if (reply.answer === 'contact') return effectOfReach(reply, history, order);
  if (reply.answer === 'early') return effectOfEarly(reply.words, history);
  if (reply.answer === 'review') {
    const before = reviewIn(history);
    if (before) return { answeredAt: before.at };
    return isAsked(history) ? reviewEvent(reply.text, reply.mayStand) : { problem: { code: 'request.malformed' } };
  }
  if (reply.answer === 'withdrawn') {
    const before = withdrawalIn(history);
    if (before) return { answeredAt: before.at };
    return mayWithdraw(history) ? withdrawalEvent(reply.reason) : { problem: { code: 'offer.answered' } };
  }
  const { now } = when;
  const offer = lastOffer(history);
  const taken = answerTaken(history, reply, { now, regulations: regulationsHash });
  if (taken === 'again') return { answeredAt: answerTo(history, reply.offer)?.at ?? now };
  if (taken === 'counts' && offer) return answerEvent(reply, offer, history, order, now);
  return { problem: { code: taken === 'counts' ? 'offer.changed' : taken } };
}

/** Of what ends an order: whether there are photos to be deleted, which its letter says. */
async function endOf({ type, ...event }: OrderEvent, id: string, storage: Storage): Promise<{ photos?: boolean }> {
  const isEnd = type === 'withdrawal' || ('answer' in event && event.answer === 'declined');
  return isEnd ? { photos: (await photoFactsOf(storage, id)).length > 0 } : {};
}

async function followReply(
  fields: object,
  storage: Storage,
  now: number,
  key: string | null = null,
): Promise<Followed> {
  const reply = fields as OrderReply;
  const order: Submission | undefined = await orderByToken(storage, reply.token);
  if (!order) return { problem: { code: 'order.link' } };
  const { id, reference, email } = order;
  const { history: all, next } = await historyWithNext(storage, order);
  const history = seenByBuyer(all, now);
  const writtenAt = (await writtenTo(storage, id)).at(-1)?.at ?? 0;
  const found = effectOf(reply, history, order, { now, key, writtenAt });
  if ('problem' in found) return found;
  if ('answeredAt' in found) return { before: await replyAt(storage, id, found.answeredAt) };
  const overtaken = overtakenBy(found.event, all, now);
  const place = { id, position: next + overtaken.length, overtaken };
  return {
    fields: {
      version: 1,
      order: reference,
      email,
      ...found.kept,
      ...(await endOf(found.event, id, storage)),
    } satisfies StoredReply,
    about: { ...place, event: found.event, ...(found.order && { order: found.order }) },
  };
}

/** What a buyer answers on the private page of an order: an offer accepted or declined, or a message. */
export const orderReply = {
  path: replyPath,
  bodyBytes: limits.smallFormBody,
  files: null,
  parse({ fields, language }) {
    const parsed = parseReply(fields);
    return parsed.ok ? { ok: true, language, fields: parsed.reply, photos: 0 } : parsed;
  },
  follow: followReply,
  stored: storedReply.transform(
    (reply): StoredSubmission => ({
      email: reply.email,
      describe: (locale) => describeReply(reply, locale),
      confirm: confirmationOf(reply),
      order: null,
    }),
  ),
  // it goes with its order at the latest
  keptSince: shopOrder.keptSince,
} satisfies SubmissionKind;
