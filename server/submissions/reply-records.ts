import { z } from 'zod';
import { artist } from '@/content/artist';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { agreed } from './agreed';
import type { Confirmation, Description, Entry, StoredSubmission } from './kind';
import { confirmedReach, corrected, correctedEntries } from './reach';
import { dayText, momentText } from './views/dates';

const about = { version: z.literal(1), order: z.string(), email: z.string().nullable() };
const agreement = { ...about, grosze: z.number(), by: z.string(), agreed };
/** `photos`: whether there are some to be deleted, which the letter says. */
const end = { ...about, reason: z.string(), photos: z.optional(z.boolean()) };
/** SHA-256 of the store regulations that the page showed with the offer. */
const regulations = z.string();

export const accepted = z.object({ ...agreement, answer: z.literal('accepted'), regulations });
export const agreedToChange = z.object({ ...agreement, answer: z.literal('agreed') });
const { grosze, by } = agreement;

/** By its answer. A transfer, and what is written about a picture, is stored as a message. */
const stored = {
  accepted,
  agreed: agreedToChange,
  kept: z.object({ ...about, answer: z.literal('kept'), reason: z.string() }),
  declined: z.object({ ...end, answer: z.literal('declined'), grosze, by, regulations }),
  withdrawn: z.object({ ...end, answer: z.literal('withdrawn') }),
  contact: corrected,
  message: z.object({ ...about, answer: z.literal('message'), text: z.string() }),
  early: z.object({ ...about, answer: z.literal('early'), words: z.string() }),
  review: z.object({ ...about, answer: z.literal('review'), text: z.string(), mayStand: z.boolean() }),
};
type Stored = Readonly<{ [Answer in keyof typeof stored]: z.infer<(typeof stored)[Answer]> }>;
export type StoredReply = Stored[keyof Stored];
export const storedReply = z.union(Object.values(stored));

/** `entries`: for the artist; `confirm`: for the sender, who is sent the reply to keep. */
type Reading<Reply> = Readonly<{
  entries(reply: Reply, locale: Locale): readonly Entry[];
  confirm?(reply: Reply, locale: Locale, at: number): Pick<Confirmation, 'lines' | 'next'> & Partial<Confirmation>;
}>;

type Agreement = Stored['accepted' | 'agreed'];
const agreementReading: Reading<Agreement> = {
  entries({ agreed }, locale) {
    const { name, studio } = agreed[locale];
    return [[translator(locale)('lines.item'), name], ...studio];
  },
  confirm({ agreed }, locale) {
    const t = translator(locale);
    const { offer, order, note, name, due } = agreed[locale];
    const dueLines = due?.lines.map(([label, text]) => ({ label, text, ...(label === t('due.online') && isLink) }));
    return {
      heading: t('letter.accepted.agreed'),
      lines: [
        { label: t('lines.item'), text: name },
        ...offer.map(([label, text]) => ({ label, text })),
        ...(note ? [{ label: t('offer.note'), text: note, isTyped: true }] : []),
      ],
      sections: [
        ...(due && dueLines ? [[due.title, dueLines] as const] : []),
        ...order.map(([title, entries]) => [title, entries.map(typed)] as const),
      ],
      next: t('letter.accepted.next'),
    };
  },
};
const isLink = { isLink: true } as const;
const typed = ([label, text]: Entry) => ({ label, text, isTyped: true });

const reasonEntries = ({ reason }: Readonly<{ reason: string }>, locale: Locale): readonly Entry[] =>
  reason ? [[translator(locale)('studio.replies.reason'), reason]] : [];

const confirmEnd: Reading<Stored['declined' | 'withdrawn']>['confirm'] = (reply, locale) => ({
  lines: reasonEntries(reply, locale).map(typed),
  next: translator(locale)(reply.photos ? 'offer.declinedPhotos' : 'offer.declined'),
});

const readings: Readonly<{ [Answer in keyof Stored]: Reading<Stored[Answer]> }> = {
  accepted: agreementReading,
  agreed: agreementReading,
  kept: { entries: reasonEntries },
  declined: {
    entries(reply, locale) {
      const t = translator(locale);
      const price = formatPrice(reply.grosze, locale);
      return [...reasonEntries(reply, locale), [t('offer.price'), price], [t('offer.by'), dayText(reply.by, locale)]];
    },
    confirm: confirmEnd,
  },
  withdrawn: { entries: reasonEntries, confirm: confirmEnd },
  contact: { entries: correctedEntries, confirm: confirmedReach },
  message: { entries: ({ text }, locale) => [[translator(locale)('studio.replies.text'), text]] },
  early: {
    entries: ({ words }, locale) => [[translator(locale)('studio.replies.text'), words]],
    // that a file comes before the days to withdraw are over, in the words that were ticked: Article 8(7) of 2011/83/EU
    confirm({ words }, locale, at) {
      const t = translator(locale);
      return {
        lines: [
          { label: t('letter.early.moment'), text: momentText(at, locale) },
          { label: t('letter.early.words'), text: words },
        ],
        next: t('letter.early.next'),
      };
    },
  },
  review: {
    entries({ text, mayStand }, locale) {
      const t = translator(locale);
      return [[t('studio.replies.text'), text, t(mayStand ? 'desk.review.may' : 'desk.review.mayNot')]];
    },
  },
};
/** TypeScript does not see that both have the same answer. */
const readingOf = ({ answer }: StoredReply) => readings[answer] as Reading<StoredReply>;

export function describeReply(reply: StoredReply, locale: Locale): Description {
  const t = translator(locale);
  const heading = t(`studio.replies.${reply.answer}`);
  const price = 'grosze' in reply ? formatPrice(reply.grosze, locale) : '';
  const entries: readonly Entry[] = [[t('studio.order'), reply.order], ...readingOf(reply).entries(reply, locale)];
  return {
    heading,
    subject: [],
    order: reply.order,
    row: { what: heading, name: reply.order, price },
    sections: [[t('studio.content'), entries]],
  };
}

type Confirmed = Exclude<StoredReply['answer'], 'kept' | 'message' | 'review'>;

export function confirmReply(reply: StoredReply): StoredSubmission['confirm'] {
  const { confirm } = readingOf(reply);
  if (!confirm) return null;
  const answer = reply.answer as Confirmed;
  return (locale, _, at) => {
    const t = translator(locale);
    return {
      subject: t(`letter.${answer}.subject`, { reference: reply.order, studio: artist.studio[locale] }),
      thanks: t(`letter.${answer}.thanks`, { reference: reply.order }),
      heading: t('letter.buyer.order', { reference: reply.order }),
      sections: [],
      notYou: t(`letter.${answer}.notYou`),
      ...confirm(reply, locale, at),
    };
  };
}
