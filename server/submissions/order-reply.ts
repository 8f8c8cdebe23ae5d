import { hash } from 'node:crypto';
import { storeRegulations } from '@/content/documents/store-regulations';
import { deliveredIn, earlyIn } from '@/domain/order/delivery';
import type { OrderEvent } from '@/domain/order/events';
import { nextSum, transferIn } from '@/domain/order/money';
import { type OrderReply, parseReply, replyPath } from '@/domain/order/reply';
import { isAsked, reviewIn } from '@/domain/order/review';
import { openSketch, sketchAnswer } from '@/domain/order/sketch';
import {
  answerTaken,
  changeAnswerTaken,
  mayWithdraw,
  type OrderHistory,
  type Proposal,
  repeatedMessage,
  withdrawalIn,
} from '@/domain/order/status';
import { overtakenBy, seenByBuyer } from '@/domain/order/undo';
import type { Problem } from '@/domain/problems';
import { formatPrice } from '@/domain/shop/price-format';
import { locales } from '@/i18n/locales';
import { type Translator, translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { historyWithNext, type PlacedEvent } from '../storage/queries/order-events';
import { orderByToken, replyAt } from '../storage/queries/order-link';
import { photoFactsOf, type Submission } from '../storage/queries/read';
import { writtenTo } from '../storage/queries/replies';
import type { Storage } from '../storage/tables';
import { agreedOn } from './agreed';
import type { Followed, Following, StoredSubmission, SubmissionKind } from './kind';
import { effectOfReach } from './reach';
import { confirmReply, describeReply, type StoredReply, storedReply } from './reply-records';
import { shopOrder } from './shop-order';
import { daysAt } from './views/dates';
import { plain } from './views/say';

/** SHA-256: what an accepted offer was accepted under. */
export const regulationsHash = hash('sha256', JSON.stringify(storeRegulations));

/** What a reply says itself; the rest is the order's, but an address that is corrected. */
type Own<Stored> = Stored extends StoredReply
  ? Omit<Stored, 'version' | 'order' | (null extends Stored['email'] ? 'email' : never)>
  : never;

/** `answeredAt`: the same was answered before, and this one does nothing; `order`: what the order itself says from now on. */
type Effect = Readonly<
  | { problem: Problem }
  | { answeredAt: number }
  | { event: OrderEvent; own: Own<StoredReply>; order?: NonNullable<PlacedEvent['order']> }
>;

/** `writtenAt`: when the artist last wrote a letter by hand, which is in no history. */
type At = Readonly<{
  history: OrderHistory;
  order: Submission;
  now: number;
  writtenAt: number;
  key: string | null;
  hasPhotos: boolean;
  isWithdrawn: boolean;
}>;

type Sent<Answer> = Extract<OrderReply, { answer: Answer }>;

const malformed = { problem: { code: 'request.malformed' } } as const;

function agreedBy(event: OrderEvent, offer: Proposal, { history, order, now }: At) {
  const after = { ...history, events: [...history.events, { ...event, position: Number.POSITIVE_INFINITY, at: now }] };
  return agreedOn({ offer, due: nextSum(after, daysAt(now)) }, order);
}

function answerOffer(sent: Sent<'accepted'>, at: At): Effect {
  const taken = answerTaken(at.history, sent, { now: at.now, regulations: regulationsHash });
  if (!('counts' in taken)) return taken;
  const { grosze, by } = taken.counts;
  const { answer, offer, regulations, reason } = sent;
  const event = { type: 'answer', offer, grosze, regulations, answer } as const;
  if (answer === 'accepted')
    return { event, own: { answer, grosze, by, regulations, agreed: agreedBy(event, taken.counts, at) } };
  return { event: { ...event, reason }, own: { answer, grosze, by, regulations, reason, photos: at.hasPhotos } };
}

function answerChange({ answer, change, reason }: Sent<'agreed'>, at: At): Effect {
  const taken = changeAnswerTaken(at.history, { answer, change }, at);
  if (!('counts' in taken)) return taken;
  const event = { type: 'changeAnswer', change, answer } as const;
  if (answer === 'kept') return { event: { ...event, reason }, own: { answer, reason } };
  const { grosze, by } = taken.counts;
  return { event, own: { answer, grosze, by, agreed: agreedBy(event, taken.counts, at) } };
}

const messageEffect = (text: string) =>
  ({ event: { type: 'message', from: 'buyer', text }, own: { answer: 'message', text } }) as const;

/** What the buyer says of a picture is a message about it. */
function answerSketch(of: number, text: string, isRight: boolean, { history }: At): Effect {
  const before = sketchAnswer(history, of);
  if (before) return before.text === text ? { answeredAt: before.at } : { problem: { code: 'change.answered' } };
  if (openSketch(history)?.position !== of) return { problem: { code: 'change.changed' } };
  const { event, own } = messageEffect(text);
  return { event: { ...event, sketch: { of, isRight } }, own };
}

const tickedIn = (words: string): string | undefined =>
  locales.map((locale) => translator(locale)('status.file.tick')).find((known) => plain(known) === plain(words));

const words = ({ order: { language } }: At): Translator => translator(language);

const effects: Readonly<{ [Answer in OrderReply['answer']]: (sent: Sent<Answer>, at: At) => Effect }> = {
  accepted: answerOffer,
  declined: answerOffer,
  agreed: answerChange,
  kept: answerChange,
  withdrawn({ answer, reason }, { history, hasPhotos: photos }) {
    const before = withdrawalIn(history);
    if (before) return { answeredAt: before.at };
    if (!mayWithdraw(history)) return { problem: { code: 'offer.answered' } };
    return { event: { type: 'withdrawal', reason }, own: { answer, reason, photos } };
  },
  contact: (reach, { history, order }) => effectOfReach(reach, history, order),
  // without a key the words alone say nothing of a repetition: a second "Yes." may answer a second question (TRUST-11)
  message({ text }, { history, now, writtenAt, key }) {
    const before = key === null ? repeatedMessage(history, text) : null;
    const isAgain = before && before.at > Math.max(writtenAt, now - limits.repetition.contentMs);
    return isAgain ? { answeredAt: before.at } : messageEffect(text);
  },
  // writes the line itself, in the buyer's language
  transfer(_, at) {
    const before = transferIn(at.history);
    if (before) return { answeredAt: before.at };
    const next = nextSum(at.history, daysAt(at.now));
    if (!next) return malformed;
    const sum = formatPrice(next.grosze, at.order.language);
    const { event, own } = messageEffect(words(at)('due.done', { sum }));
    return { event: { ...event, isTransfer: true }, own };
  },
  sketch: ({ of }, at) => answerSketch(of, words(at)('sketch.agreed'), true, at),
  correction: ({ of, correction }, at) => answerSketch(of, correction, false, at),
  // only the words that the page has now end a right, and only where a file is there
  early({ answer, words: ticked }, { history }) {
    const before = earlyIn(history);
    if (before) return { answeredAt: before.at };
    const words = tickedIn(ticked);
    if (words === undefined || deliveredIn(history).length === 0) return malformed;
    return { event: { type: 'early', words }, own: { answer, words } };
  },
  review({ answer, review: text, stands }, { history }) {
    const before = reviewIn(history);
    if (before) return { answeredAt: before.at };
    if (!isAsked(history)) return malformed;
    const mayStand = stands === 'yes';
    return { event: { type: 'review', text, mayStand }, own: { answer, text, mayStand } };
  },
};

async function follow(fields: object, storage: Storage, { now, key, ...known }: Following): Promise<Followed> {
  const sent = fields as OrderReply;
  const order: Submission | undefined = await orderByToken(storage, sent.token);
  if (!order) return { problem: { code: 'order.link' } };
  const { id, reference, email } = order;
  const { history: all, next } = await historyWithNext(storage, order);
  const history = seenByBuyer(all, now);
  const writtenAt = (await writtenTo(storage, id)).at(-1)?.at ?? 0;
  const hasPhotos = (await photoFactsOf(storage, id)).length > 0;
  const isWithdrawn = await known.isWithdrawn(storage, order);
  // TypeScript does not see that both have the same answer
  const effectOf = effects[sent.answer] as (sent: OrderReply, at: At) => Effect;
  const effect = effectOf(sent, { history, order, now, key, writtenAt, hasPhotos, isWithdrawn });
  if ('problem' in effect) return effect;
  if ('answeredAt' in effect) return { before: await replyAt(storage, id, effect.answeredAt) };
  const { own, ...placed } = effect;
  const overtaken = overtakenBy(placed.event, all, now);
  return {
    fields: { version: 1, order: reference, email, ...own } satisfies StoredReply,
    about: { ...placed, id, position: next + overtaken.length, overtaken },
  };
}

export const orderReply = {
  path: replyPath,
  bodyBytes: limits.smallFormBody,
  files: null,
  parse({ fields, language }) {
    const parsed = parseReply(fields);
    return parsed.ok ? { ok: true, language, fields: parsed.reply, photos: 0 } : parsed;
  },
  follow,
  stored: storedReply.transform(
    (reply): StoredSubmission => ({
      email: reply.email,
      describe: (locale) => describeReply(reply, locale),
      confirm: confirmReply(reply),
      order: null,
    }),
  ),
  // it goes with its order at the latest
  retainedSince: shopOrder.retainedSince,
} satisfies SubmissionKind;
