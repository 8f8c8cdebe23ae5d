import { z } from 'zod';
import type { Offer } from '@/domain/order/status';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Submission } from '../storage/queries/read';
import { customPainting } from './custom-painting';
import type { StoredSubmission } from './kind';
import { shopOrder } from './shop-order';
import { headLines, partLines, termLines } from './views/offer-lines';

const entries = z.array(z.tuple([z.string(), z.string()]));
const inOneLanguage = z.object({ offer: entries, order: z.array(z.tuple([z.string(), entries])), note: z.string() });

/** What was agreed in full, in the words of that day: the offer's lines, and the sections of what was ordered. */
export const agreed = z.object({ pl: inOneLanguage, en: inOneLanguage });
type Agreed = z.infer<typeof agreed>;

/** The kinds that are orders; the table of all kinds knows replies, too. */
const orders = new Map<string, z.ZodType<StoredSubmission>>([
  ['shop-order', shopOrder.stored],
  ['orders', customPainting.stored],
]);

function agreedIn(offer: Offer, order: Submission, stored: StoredSubmission, locale: Locale): Agreed[Locale] {
  const card = stored.order?.(locale);
  const terms = card ? termLines(offer, card, order, locale) : [];
  // the price that was shown is no longer the one that holds
  const shown = translator(locale)('order.price');
  return {
    offer: [...partLines(offer, locale), ...headLines(offer, locale), ...terms].map(([label, text]) => [label, text]),
    order: stored
      .describe(locale)
      .sections.map(([title, lines]) => [
        title,
        lines.flatMap(([label, text]) => (label === shown ? [] : [[label, text]])),
      ]),
    note: offer.note,
  };
}

/** What an offer and its order say on the day of its acceptance. @throws where this version cannot read the order */
export function agreedOn(offer: Offer, order: Submission): Agreed {
  const stored = orders.get(order.kind)?.parse(JSON.parse(order.fields));
  if (!stored) throw new TypeError(`an offer for a submission of the kind ${order.kind}`);
  return { pl: agreedIn(offer, order, stored, 'pl'), en: agreedIn(offer, order, stored, 'en') };
}
