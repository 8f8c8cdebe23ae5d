import { createHash } from 'node:crypto';
import { z } from 'zod';
import { artist } from '@/content/artist';
import { storeRegulations } from '@/content/documents/store-regulations';
import { type OrderEvent, offerAnswers } from '@/domain/order/events';
import { type OrderReply, parseReply, replyPath } from '@/domain/order/reply';
import { answerTaken, answerTo, lastOffer, lastSaid, type Offer, type OrderHistory } from '@/domain/order/status';
import type { Problem } from '@/domain/problems';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { historyWithNext } from '../storage/queries/order-events';
import { lastLetterAt, orderByToken, replyAt } from '../storage/queries/order-link';
import type { Submission } from '../storage/queries/read';
import type { Storage } from '../storage/tables';
import type { Confirmation, Description, Entry, Followed, StoredSubmission, SubmissionKind } from './kind';
import { shopOrder } from './shop-order';
import { dayText } from './views/say';

/** SHA-256 of today's store regulations, in both languages: what an accepted offer was accepted under. */
export const regulationsHash = createHash('sha256').update(JSON.stringify(storeRegulations)).digest('hex');

const about = { version: z.literal(1), order: z.string(), email: z.string().nullable() };
const answered = z.object({
  ...{ ...about, answer: z.enum(offerAnswers), grosze: z.number(), by: z.string() },
  /** SHA-256 of the store regulations that the page showed with the offer. */
  regulations: z.string(),
});
const written = z.object({ ...about, answer: z.literal('message'), text: z.string() });
const storedReply = z.union([answered, written]);
type Answered = z.infer<typeof answered>;
type StoredReply = z.infer<typeof storedReply>;

const entriesOf = (reply: StoredReply, locale: Locale): readonly Entry[] => {
  const t = translator(locale);
  if (reply.answer === 'message') return [[t('studio.replies.text'), reply.text]];
  return [
    [t('offer.price'), formatPrice(reply.grosze, locale)],
    [t('offer.by'), dayText(reply.by, locale)],
    [t('studio.replies.regulations'), reply.regulations],
  ];
};

function describeReply(reply: StoredReply, locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.replies.${reply.answer}`);
  const price = reply.answer === 'message' ? '' : formatPrice(reply.grosze, locale);
  return {
    heading,
    subject: [reply.order],
    row: { what: heading, name: reply.order, price },
    sections: [[t('studio.content'), [[t('studio.order'), reply.order], ...entriesOf(reply, locale)]]],
  };
}

/** What the buyer has accepted, to keep. */
function confirmAnswer({ order, grosze, by, regulations }: Answered, locale: Locale): Confirmation {
  const t = translator(locale);
  const ours = (label: string, text: string) => ({ label, text, isTyped: false });
  return {
    subject: t('letter.accepted.subject', { reference: order, studio: artist.studio[locale] }),
    thanks: t('letter.accepted.thanks', { reference: order }),
    heading: t('letter.buyer.order', { reference: order }),
    lines: [
      ours(t('offer.agreed'), formatPrice(grosze, locale)),
      ours(t('offer.by'), dayText(by, locale)),
      ours(t('letter.accepted.regulations'), regulations),
    ],
    sections: [],
    next: t('offer.yesP'),
    notYou: t('letter.accepted.notYou'),
  };
}

type Given = Exclude<OrderReply, { answer: 'message' }>;

/** What is kept of an answer that counts, and what it does to the order. */
function answerEvent({ answer, offer: position, regulations }: Given, { grosze, by }: Offer) {
  const event = { type: 'answer', answer, offer: position, grosze, regulations } as const;
  return { event, kept: { answer, grosze, by, regulations } };
}

const messageEvent = (text: string) => ({
  event: { type: 'message', from: 'buyer', text } as const,
  kept: { answer: 'message', text } as const,
});

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
  | { event: OrderEvent; kept: ReturnType<typeof answerEvent | typeof messageEvent>['kept'] }
>;

function effectOf(reply: OrderReply, history: OrderHistory, when: When): Effect {
  if (reply.answer === 'message') return effectOfMessage(reply.text, history, when);
  const { now } = when;
  const offer = lastOffer(history);
  const taken = answerTaken(history, reply, { now, regulations: regulationsHash });
  if (taken === 'again') return { answeredAt: answerTo(history, reply.offer)?.at ?? now };
  if (taken === 'counts' && offer) return answerEvent(reply, offer);
  return { problem: { code: taken === 'counts' ? 'offer.changed' : taken } };
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
  const { history, next: position } = await historyWithNext(storage, order);
  const found = effectOf(reply, history, { now, key, writtenAt: await lastLetterAt(storage, id) });
  if ('problem' in found) return found;
  if ('answeredAt' in found) return { before: await replyAt(storage, id, found.answeredAt) };
  return {
    fields: { version: 1, order: reference, email, ...found.kept } satisfies StoredReply,
    about: { id, position, event: found.event },
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
      confirm: reply.answer === 'accepted' ? (locale) => confirmAnswer(reply, locale) : null,
      order: null,
    }),
  ),
  // it goes with its order at the latest
  keptSince: shopOrder.keptSince,
  sent: (locale) => ({
    heading: translator(locale)('plain.sent'),
    text: translator(locale)('plain.thanks'),
    keep: null,
  }),
} satisfies SubmissionKind;
