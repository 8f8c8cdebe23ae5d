import { z } from 'zod';
import { artist } from '@/content/artist';
import type { OrderType } from '@/content/order';
import { emptyDraft } from '@/domain/order/order';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Confirmation, ConfirmedLine, Description, Entry, OrderCard, StoredKind, StoredSubmission } from './kind';
import { shopOrder } from './shop-order';
import { dayText } from './views/dates';
import { initials, letterNote } from './views/say';

/** Of an order that no form brought. */
export const sources = ['phone', 'fair', 'instagram', 'inPerson', 'other'] as const;

export const things = {
  portrait: 'portraits',
  painting: 'custom-pictures',
  thing: 'posters',
  work: 'picture',
  lesson: null,
  other: null,
} as const satisfies Readonly<Record<string, OrderType | null>>;
export type Thing = keyof typeof things;
export const thingNames = Object.keys(things) as [Thing, ...Thing[]];

/** What the artist did not know is empty. `by`: a day such as `2026-12-20`. */
export const byHandSchema = z.object({
  version: z.literal(1),
  source: z.enum(sources),
  thing: z.enum(thingNames),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  description: z.string(),
  grosze: z.number().nullable(),
  by: z.string().nullable(),
});
export type ByHand = z.infer<typeof byHandSchema>;

const priceIn = ({ grosze }: ByHand, locale: Locale): string => (grosze === null ? '' : formatPrice(grosze, locale));

const dayIn = ({ by }: ByHand, locale: Locale): string => (by === null ? '' : dayText(by, locale));

function describe(order: ByHand, locale: Locale): Description {
  const t = translator(locale);
  const { source, thing, name, phone, email, address, description } = order;
  const [what, price] = [t(`byHand.things.${thing}`), priceIn(order, locale)];
  const some = (label: string, text: string, note?: string): readonly Entry[] =>
    text === '' ? [] : [note === undefined ? [label, text] : [label, text, note]];
  return {
    heading: t('studio.order'),
    subject: [what, initials(name)],
    row: { what, name, price },
    sections: [
      [
        t('studio.choices'),
        [
          [t('studio.type'), what],
          ...some(t('byHand.description'), description),
          ...some(t('order.price'), price),
          ...some(t('offer.by'), dayIn(order, locale)),
          [t('byHand.source'), t(`byHand.sources.${source}`)],
        ],
      ],
      [
        t('letter.contactH'),
        [
          [t('byHand.name'), name],
          ...some(t('order.delivery.email'), email, letterNote(email, locale)),
          ...some(t('order.delivery.phone'), phone),
          ...some(t('order.delivery.address'), address),
        ],
      ],
    ],
  };
}

/** Sent only if the artist wishes it. */
function confirm(order: ByHand, locale: Locale, reference: string): Confirmation {
  const t = translator(locale);
  const [what, price] = [t(`byHand.things.${order.thing}`), priceIn(order, locale)];
  const line = (label: string, text: string, isTyped = false): readonly ConfirmedLine[] =>
    text === '' ? [] : [{ label, text, isTyped }];
  return {
    subject: t('letter.buyer.subject', { reference, what, studio: artist.studio[locale] }),
    thanks: t('letter.byHand.thanks', { reference }),
    heading: t('letter.buyer.order', { reference }),
    lines: [
      ...line(t('letter.buyer.type'), what),
      ...line(t('byHand.description'), order.description, true),
      ...line(t('order.price'), price),
      ...line(t('offer.by'), dayIn(order, locale)),
    ],
    sections: [],
    next: t('letter.byHand.next'),
    notYou: t('letter.byHand.notYou'),
  };
}

function card(order: ByHand, locale: Locale): OrderCard {
  const name = translator(locale)(`byHand.things.${order.thing}`);
  const type = things[order.thing];
  return {
    title: name,
    name,
    details: '',
    wish: order.description,
    artwork: null,
    choice: type === null ? { ...emptyDraft('custom-pictures', null), type } : emptyDraft(type, null),
    quoted: order.grosze === null ? null : { grosze: order.grosze, from: false },
  };
}

export const byHand = {
  stored: byHandSchema.transform(
    (order): StoredSubmission => ({
      email: order.email || null,
      describe: (locale) => describe(order, locale),
      confirm: (locale, reference) => confirm(order, locale, reference),
      order: (locale) => card(order, locale),
    }),
  ),
  retainedSince: shopOrder.retainedSince,
} satisfies StoredKind;
