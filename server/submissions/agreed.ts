import { z } from 'zod';
import { storeRegulations } from '@/content/documents/store-regulations';
import type { NextSum } from '@/domain/order/money';
import type { Proposal } from '@/domain/order/status';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Submission } from '../storage/queries/read';
import { byHand } from './by-hand';
import { customPainting } from './custom-painting';
import type { StoredSubmission } from './kind';
import { shopOrder } from './shop-order';
import { documentText } from './views/document-text';
import { dueHeading, dueLines } from './views/due-lines';
import { offerLines } from './views/offer-lines';

const entries = z.array(z.tuple([z.string(), z.string()]));
const inOneLanguage = z.object({
  offer: entries,
  order: z.array(z.tuple([z.string(), entries])),
  note: z.string(),
  name: z.string(),
  studio: entries,
  due: z.optional(z.object({ title: z.string(), lines: entries })),
  rules: z.optional(z.array(z.object({ title: z.string(), texts: z.array(z.string()) }))),
});

/** What was agreed in full, in the words of that day. */
export const agreed = z.object({ pl: inOneLanguage, en: inOneLanguage });
type Agreed = z.infer<typeof agreed>;
type StoredOrder = StoredSubmission & { order: NonNullable<StoredSubmission['order']> };

const orders = new Map<string, z.ZodType<StoredSubmission>>([
  ['shop-order', shopOrder.stored],
  ['orders', customPainting.stored],
  ['by-hand', byHand.stored],
]);

type What = Readonly<{ offer: Proposal; due: NextSum | null }>;

function agreedIn({ offer, due }: What, order: Submission, stored: StoredOrder, locale: Locale): Agreed[Locale] {
  const card = stored.order(locale);
  const t = translator(locale);
  // what the form showed is no longer what holds
  const shown: readonly string[] = [t('order.price'), t('before.delivery')];
  const about = { reference: order.reference, state: 'accepted' } as const;
  const linesFor = (reader: 'buyer' | 'artist') =>
    offerLines(offer, card, { ...about, reader }, locale).map(([label, text]): [string, string] => [label, text]);
  return {
    name: card.name,
    offer: linesFor('buyer'),
    studio: linesFor('artist'),
    order: stored
      .describe(locale)
      .sections.map(([title, lines]) => [
        title,
        lines.flatMap(([label, text]) => (shown.includes(label) ? [] : [[label, text]])),
      ]),
    note: offer.note,
    // a change leaves them as they were on the day of the contract
    ...(offer.type === 'offer' && { rules: documentText(storeRegulations, locale) }),
    ...(due && {
      due: {
        title: dueHeading(due, locale),
        lines: dueLines(due, order.reference, locale, card.choice).map(({ label, text }): [string, string] => [
          label,
          text,
        ]),
      },
    }),
  };
}

/** On the day when the buyer accepts an offer or a change. @throws where this version cannot read the order */
export function agreedOn(what: What, order: Submission): Agreed {
  const stored = orders.get(order.kind)?.parse(JSON.parse(order.fields));
  if (!stored?.order) throw new TypeError(`an offer for a submission of the kind ${order.kind}`);
  const read = { ...stored, order: stored.order };
  return { pl: agreedIn(what, order, read, 'pl'), en: agreedIn(what, order, read, 'en') };
}
