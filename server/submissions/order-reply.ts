import { hash } from 'node:crypto';
import { z } from 'zod';
import { storeRegulations } from '@/content/documents/store-regulations';
import { deliveredIn, earlyIn } from '@/domain/order/delivery';
import type { OrderEvent } from '@/domain/order/events';
import { nextSum, transferIn } from '@/domain/order/money';
import { type OrderReply, parseReply, replyPath } from '@/domain/order/reply';
import { isAsked, reviewIn } from '@/domain/order/review';
import { openSketch, sketchAnswer } from '@/domain/order/sketch';
import {
  answerTaken,
  answerTo,
  type Change,
  changeAnswerTaken,
  changeAnswerTo,
  lastChange,
  lastOffer,
  lastSaid,
  mayWithdraw,
  type Offer,
  type OrderHistory,
  type Proposal,
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
import { confirmReply } from './confirm-reply';
import type {
  Confirmation,
  ConfirmedLine,
  Description,
  Entry,
  Followed,
  StoredSubmission,
  SubmissionKind,
} from './kind';
import { confirmReach, corrected, correctedEntries, effectOfReach } from './reach';
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
export const agreedToChange = z.object({
  ...about,
  grosze: z.number(),
  by: z.string(),
  answer: z.literal('agreed'),
  agreed,
});
const keptAsAgreed = z.object({ ...about, answer: z.literal('kept'), reason: z.string() });
/** `photos`: whether there are some to be deleted, which the letter says. */
const end = { reason: z.string(), photos: z.optional(z.boolean()) };
const declined = z.object({ ...offered, answer: z.literal('declined'), ...end });
const withdrawn = z.object({ ...about, answer: z.literal('withdrawn'), ...end });
const written = z.object({ ...about, answer: z.literal('message'), text: z.string() });
const consented = z.object({ ...about, answer: z.literal('early'), words: z.string() });
const reviewed = z.object({ ...about, answer: z.literal('review'), text: z.string(), mayStand: z.boolean() });
const line = (label: string, text: string, isTyped = false): ConfirmedLine => ({ label, text, isTyped });

type Agreement = z.infer<typeof accepted> | z.infer<typeof agreedToChange>;

function confirmAnswer({ order, answer, agreed: both }: Agreement, locale: Locale): Confirmation {
  const t = translator(locale);
  const { offer, order: ordered, note, name, due } = both[locale];
  const dueLines = due?.lines.map(([label, text]) => ({
    ...line(label, text),
    ...(label === t('due.online') && { isLink: true as const }),
  }));
  return confirmReply(answer, order, locale, {
    heading: t('letter.accepted.agreed'),
    lines: [
      line(t('lines.item'), name),
      ...offer.map(([label, text]) => line(label, text)),
      ...(note ? [line(t('offer.note'), note, true)] : []),
    ],
    sections: [
      ...(due && dueLines ? [[due.title, dueLines] as const] : []),
      ...ordered.map(([title, of]) => [title, of.map(([label, text]) => line(label, text, true))] as const),
    ],
    next: t('letter.accepted.next'),
  });
}

type Ended = z.infer<typeof declined> | z.infer<typeof withdrawn>;

const reasonLines = (reason: string, locale: Locale): readonly Entry[] =>
  reason ? [[translator(locale)('studio.replies.reason'), reason]] : [];

const confirmEnd = ({ order, answer, reason, photos }: Ended, locale: Locale): Confirmation =>
  confirmReply(answer, order, locale, {
    lines: reasonLines(reason, locale).map(([label, text]) => line(label, text, true)),
    next: translator(locale)(photos ? 'offer.declinedPhotos' : 'offer.declined'),
  });

/** That a file comes before the days to withdraw are over, in the words that were ticked: Article 8(7) of 2011/83/EU. */
function confirmEarly({ order, words }: z.infer<typeof consented>, locale: Locale, at: number): Confirmation {
  const t = translator(locale);
  return confirmReply('early', order, locale, {
    lines: [line(t('letter.early.moment'), momentText(at, locale)), line(t('letter.early.words'), words)],
    next: t('letter.early.next'),
  });
}

/** What each reply keeps, by its answer: a transfer keeps the line that it writes, and what is said of a picture its message. */
const stored = {
  accepted,
  declined,
  agreed: agreedToChange,
  kept: keptAsAgreed,
  withdrawn,
  contact: corrected,
  message: written,
  early: consented,
  review: reviewed,
};
type Stored = Readonly<{ [Answer in keyof typeof stored]: z.infer<(typeof stored)[Answer]> }>;
/** What a reply says itself; the rest is the order's, but an address that is corrected. */
type Kept = Readonly<{
  [Answer in keyof Stored]: Omit<
    Stored[Answer],
    'version' | 'order' | 'photos' | (null extends Stored[Answer]['email'] ? 'email' : never)
  >;
}>;

/** What a reply does. @property answeredAt when the same was answered before: then this one does nothing */
type Effect<Answer extends keyof Stored> = Readonly<
  | { problem: Problem }
  | { answeredAt: number }
  | {
      event: OrderEvent;
      kept: Kept[Answer];
      /** What the order itself says from now on. */
      order?: PlacedEvent['order'];
    }
>;

/** Where a reply arrives. `writtenAt`: when the artist last wrote a letter by hand, which is in no history. */
type At = Readonly<{ history: OrderHistory; order: Submission; now: number; writtenAt: number; key: string | null }>;

type Given = Extract<OrderReply, { offer: number }>;
type GivenSketch = Extract<OrderReply, { of: number }>;
type GivenChange = Extract<OrderReply, { change: number }>;
type Sent<Answer extends keyof Stored> = Answer extends Given['answer']
  ? Given
  : Answer extends GivenChange['answer']
    ? GivenChange
    : Extract<OrderReply, { answer: Answer }>;

type Reply<Answer extends keyof Stored> = Readonly<{
  effect(sent: Sent<Answer>, at: At): Effect<Answer>;
  /** What the artist reads of it. */
  entries(reply: Stored[Answer], locale: Locale): readonly Entry[];
  /** What its sender is sent to keep. */
  confirm?(reply: Stored[Answer], locale: Locale, at: number): Confirmation;
}>;

const malformed = { problem: { code: 'request.malformed' } } as const;

function answerEffect<Answer extends 'accepted' | 'declined'>(
  given: Given,
  { history, now }: At,
  take: (offer: Offer, facts: { grosze: number; by: string; regulations: string }) => Effect<Answer>,
): Effect<Answer> {
  const offer = lastOffer(history);
  const taken = answerTaken(history, given, { now, regulations: regulationsHash });
  if (taken === 'again') return { answeredAt: answerTo(history, given.offer)?.at ?? now };
  if (taken !== 'counts') return { problem: { code: taken } };
  if (!offer) return { problem: { code: 'offer.changed' } };
  return take(offer, { grosze: offer.grosze, by: offer.by, regulations: given.regulations });
}

function changeEffect<Answer extends 'agreed' | 'kept'>(
  given: GivenChange,
  { history, now }: At,
  take: (change: Change) => Effect<Answer>,
): Effect<Answer> {
  const taken = changeAnswerTaken(history, given, now);
  if (taken === 'again') return { answeredAt: changeAnswerTo(history, given.change)?.at ?? now };
  const change = lastChange(history);
  if (taken !== 'counts') return { problem: { code: taken } };
  if (!change) return { problem: { code: 'change.changed' } };
  return take(change);
}

/** What holds from now on, in the words of today, once the buyer has given an answer. */
function agreedBy(event: OrderEvent, offer: Proposal, { history, order, now }: At) {
  const after = { ...history, events: [...history.events, { ...event, position: Number.POSITIVE_INFINITY, at: now }] };
  return agreedOn({ offer, due: nextSum(after, daysAt(now)) }, order);
}

function agreementEntries({ agreed }: Agreement, locale: Locale): readonly Entry[] {
  const { name, studio } = agreed[locale];
  return [[translator(locale)('lines.item'), name], ...studio];
}

const messageEffect = (text: string) =>
  ({ event: { type: 'message', from: 'buyer', text }, kept: { answer: 'message', text } }) as const;

const tickedIn = (words: string): string | undefined =>
  locales.map((locale) => translator(locale)('status.file.tick')).find((known) => plain(known) === plain(words));

const replies: Readonly<{ [Answer in keyof Stored]: Reply<Answer> }> = {
  accepted: {
    effect: (given, at) =>
      answerEffect(given, at, (offer, { by, ...facts }) => {
        const event = { type: 'answer', offer: given.offer, ...facts, answer: 'accepted' } as const;
        return { event, kept: { ...facts, by, answer: 'accepted', agreed: agreedBy(event, offer, at) } };
      }),
    entries: agreementEntries,
    confirm: confirmAnswer,
  },
  agreed: {
    effect: (given, at) =>
      changeEffect(given, at, (change) => {
        const event = { type: 'changeAnswer', change: given.change, answer: 'agreed' } as const;
        const { grosze, by } = change;
        return { event, kept: { grosze, by, answer: 'agreed', agreed: agreedBy(event, change, at) } };
      }),
    entries: agreementEntries,
    confirm: confirmAnswer,
  },
  kept: {
    effect: (given, at) =>
      changeEffect(given, at, ({ position }) => {
        const why = { answer: 'kept', reason: given.reason } as const;
        return { event: { type: 'changeAnswer', change: position, ...why }, kept: why };
      }),
    entries: ({ reason }, locale) => reasonLines(reason, locale),
  },
  declined: {
    effect: (given, at) =>
      answerEffect(given, at, (_, { by, ...facts }) => {
        const why = { answer: 'declined', reason: given.reason } as const;
        return { event: { type: 'answer', offer: given.offer, ...facts, ...why }, kept: { ...facts, by, ...why } };
      }),
    entries({ reason, grosze, by }, locale) {
      const t = translator(locale);
      const offer: readonly Entry[] = [
        [t('offer.price'), formatPrice(grosze, locale)],
        [t('offer.by'), dayText(by, locale)],
      ];
      return [...reasonLines(reason, locale), ...offer];
    },
    confirm: confirmEnd,
  },
  withdrawn: {
    effect({ reason }, { history }) {
      const before = withdrawalIn(history);
      if (before) return { answeredAt: before.at };
      if (!mayWithdraw(history)) return { problem: { code: 'offer.answered' } };
      return { event: { type: 'withdrawal', reason }, kept: { answer: 'withdrawn', reason } };
    },
    entries: ({ reason }, locale) => reasonLines(reason, locale),
    confirm: confirmEnd,
  },
  contact: {
    effect: (reach, { history, order }) => effectOfReach(reach, history, order),
    entries: correctedEntries,
    confirm: confirmReach,
  },
  message: {
    // without a key the words alone say nothing of a repetition: a second "Yes." may answer a second question (TRUST-11)
    effect({ text }, { history, now, writtenAt, key }) {
      const before = key === null ? lastSaid(history, text) : null;
      const isAgain = before && before.at > Math.max(writtenAt, now - limits.repetition.contentMs);
      return isAgain ? { answeredAt: before.at } : messageEffect(text);
    },
    entries: ({ text }, locale) => [[translator(locale)('studio.replies.text'), text]],
  },
  early: {
    // only the words that the page has now end a right, and only where a file is there
    effect({ words: ticked }, { history }) {
      const before = earlyIn(history);
      if (before) return { answeredAt: before.at };
      const words = tickedIn(ticked);
      if (words === undefined || deliveredIn(history).length === 0) return malformed;
      return { event: { type: 'early', words }, kept: { answer: 'early', words } };
    },
    entries: ({ words }, locale) => [[translator(locale)('studio.replies.text'), words]],
    confirm: confirmEarly,
  },
  review: {
    effect({ text, mayStand }, { history }) {
      const before = reviewIn(history);
      if (before) return { answeredAt: before.at };
      if (!isAsked(history)) return malformed;
      return { event: { type: 'review', text, mayStand }, kept: { answer: 'review', text, mayStand } };
    },
    entries({ text, mayStand }, locale) {
      const t = translator(locale);
      return [[t('studio.replies.text'), text, t(mayStand ? 'desk.review.may' : 'desk.review.mayNot')]];
    },
  },
};

/** A transfer writes the line itself, in the buyer's language. */
function transferEffect({ history, order: { language }, now }: At): Effect<'message'> {
  const before = transferIn(history);
  if (before) return { answeredAt: before.at };
  const next = nextSum(history, daysAt(now));
  if (!next) return malformed;
  const { event, kept } = messageEffect(translator(language)('due.done', { sum: formatPrice(next.grosze, language) }));
  return { event: { ...event, isTransfer: true }, kept };
}

/** What the buyer says of a picture is a message about it; a yes is in the buyer's language. */
function sketchEffect(sent: GivenSketch, { history, order: { language } }: At): Effect<'message'> {
  const isRight = sent.answer === 'sketch';
  const { event, kept } = messageEffect(isRight ? translator(language)('sketch.agreed') : sent.text);
  const before = sketchAnswer(history, sent.of);
  if (before?.text === event.text) return { answeredAt: before.at };
  if (before) return { problem: { code: 'change.answered' } };
  if (openSketch(history)?.position !== sent.of) return { problem: { code: 'change.changed' } };
  return { event: { ...event, sketch: { of: sent.of, isRight } }, kept };
}

type Answer = keyof Stored;
/** The reply's own record: TypeScript does not see that both have the same answer. */
const replyOf = (answer: Answer) => replies[answer] as Reply<Answer>;

function effectOf(sent: OrderReply, at: At): Effect<Answer> {
  if (sent.answer === 'transfer') return transferEffect(at);
  if (sent.answer === 'sketch' || sent.answer === 'correction') return sketchEffect(sent, at);
  return replyOf(sent.answer).effect(sent, at);
}

function describeReply(reply: Stored[Answer], locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.replies.${reply.answer}`);
  const price = 'grosze' in reply ? formatPrice(reply.grosze, locale) : '';
  const entries: readonly Entry[] = [[t('studio.order'), reply.order], ...replyOf(reply.answer).entries(reply, locale)];
  return {
    heading,
    subject: [],
    order: reply.order,
    row: { what: heading, name: reply.order, price },
    sections: [[t('studio.content'), entries]],
  };
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
  const found = effectOf(reply, { history, order, now, key, writtenAt });
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
    } satisfies Stored[Answer],
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
  stored: z.union(Object.values(stored)).transform((reply): StoredSubmission => {
    const { confirm } = replyOf(reply.answer);
    return {
      email: reply.email,
      describe: (locale) => describeReply(reply, locale),
      confirm: confirm ? (locale, _, at) => confirm(reply, locale, at) : null,
      order: null,
    };
  }),
  // it goes with its order at the latest
  keptSince: shopOrder.keptSince,
} satisfies SubmissionKind;
