import { artist } from '@/content/artist';
import { orderTypes } from '@/content/order';
import { usualWeeks } from '@/content/terms';
import { photoFields, shopOrders } from '@/domain/api';
import { deliveryCost } from '@/domain/order/delivery-cost';
import { type Delivery, deliveryForm } from '@/domain/order/order';
import { parseShopOrder } from '@/domain/order/request';
import { isThere } from '@/domain/order/thing';
import { pictureOf } from '@/domain/shop/shop';
import type { Locale } from '@/i18n/locales';
import { inLine } from '@/i18n/typography';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import { startOfYearInWarsaw, yearInWarsaw } from '../platform/warsaw';
import { goneWork } from '../storage/queries/gone-works';
import type { Confirmation, ConfirmedLine, Description, Entry, StoredSubmission, SubmissionKind } from './kind';
import { cardOf, choicesIn, kindIn } from './order-card';
import { joinParcel, namedIn, withParcel } from './parcel';
import { drawn, quotedPrice, type StoredLine, type StoredOrder, storedOrder, storedOrderSchema } from './stored-order';
import { initials, letterNote } from './views/say';

function summaryLine({ label, value }: StoredLine, locale: Locale): ConfirmedLine {
  const text = value === null ? translator(locale)('order.agree') : value;
  // what was typed is the only text in one language alone
  return typeof text === 'string'
    ? { label: label[locale], text, isTyped: value !== null }
    : { label: label[locale], text: text[locale] };
}

const deliveryIn = (order: StoredOrder, locale: Locale): string =>
  order.with?.isJoined
    ? translator(locale)('parcel.joined', { reference: order.with.order })
    : deliveryCost(drawn.parse(order.draft), messages[locale].before, locale);

/** Null of a type that the shop no longer has. */
function readyIn(order: StoredOrder, locale: Locale): string | null {
  const t = translator(locale);
  const [type, medium] = [orderTypes.find((name) => name === order.draft.type), drawn.parse(order.draft).medium];
  if (!type) return null;
  const isSent = medium === 'file' && isThere({ type, medium });
  return isSent ? t('before.whenFile') : t('before.whenWeeks', { weeks: usualWeeks[type] });
}

/** The subject holds nothing that the buyer typed. */
function confirmOrder(order: StoredOrder, locale: Locale, reference: string): Confirmation {
  const t = translator(locale);
  const { delivery, price } = order;
  const what = cardOf(order, locale).name;
  const ready = readyIn(order, locale);
  const ours = (label: string, text: string): ConfirmedLine => ({ label, text });
  const typed = (label: string, text: string): ConfirmedLine => ({ label, text, isTyped: true });
  return {
    subject: t('letter.buyer.subject', { reference, what, studio: artist.studio[locale] }),
    thanks: t('letter.buyer.thanks', { reference }),
    heading: t('letter.buyer.order', { reference }),
    lines: [
      ours(t('letter.buyer.type'), kindIn(order, locale)),
      ...choicesIn(order).map((line) => summaryLine(line, locale)),
      ours(t('order.price'), quotedPrice(order, locale)),
      ours(t('before.delivery'), deliveryIn(order, locale)),
      ...(ready ? [ours(t('before.when'), ready)] : []),
    ],
    sections: [[t('letter.contactH'), deliveryForm.map(({ id, label }) => typed(t(label), delivery[id]))]],
    next: [
      ...(price.from ? [t('order.priceFrom')] : []),
      t('letter.buyer.next', { days: artist.replyWorkingDays }),
    ].join(' '),
    notYou: t('letter.buyer.notYou'),
  };
}

const { count, bytes, totalBytes } = limits.photo;
const { orderYears } = limits.retention;

function deliveryEntries(delivery: Delivery, locale: Locale): readonly Entry[] {
  const t = translator(locale);
  const letters = letterNote(delivery.email, locale);
  return deliveryForm.map(({ id, label }): Entry => {
    const entry = [t(label), delivery[id]] as const;
    return id === 'email' ? [...entry, letters] : entry;
  });
}

function describeOrder(order: StoredOrder, locale: Locale): Description {
  const t = translator(locale);
  const { draft, type, delivery } = order;
  const kind = kindIn(order, locale);
  const shelf = [
    ...(kind === type[locale] ? [] : [type[locale]]),
    t('studio.number', { number: draft.item ?? 0 }),
  ].join(', ');
  const name = `${delivery.first_name} ${delivery.last_name}`;
  const price = quotedPrice(order, locale);
  const choices: readonly Entry[] = [
    draft.item === null ? [t('studio.type'), kind] : [t('studio.type'), kind, shelf],
    ...choicesIn(order).map((line): Entry => {
      const { label, text } = summaryLine(line, locale);
      return [label, text];
    }),
    [t('order.price'), price, t('studio.quoted')],
    [t('before.delivery'), deliveryIn(order, locale)],
  ];
  return {
    heading: t('studio.order'),
    subject: [inLine(kind), initials(name)],
    row: { what: kind, name, price },
    sections: [
      [t('studio.choices'), choices],
      [t('letter.contactH'), deliveryEntries(delivery, locale)],
    ],
  };
}

export const shopOrder = {
  path: shopOrders,
  bodyBytes: limits.shopOrderBody,
  files: { field: photoFields[shopOrders], count, bytes, totalBytes },
  parse({ fields, photos }) {
    const parsed = parseShopOrder(fields, photos);
    if (!parsed.ok) return parsed;
    const { language, draft } = parsed.order;
    const order = storedOrder(parsed.order);
    return { ok: true, language, fields: { ...order, ...namedIn(fields, order) }, photos: draft.photos };
  },
  filled: withParcel,
  join: joinParcel,
  // an original that is sold is so at once, whatever is published (SHOP-6)
  async refused(fields, storage) {
    const { type, item } = storedOrderSchema.parse(fields).draft;
    const picture = type === 'picture' && item !== null ? pictureOf(item) : undefined;
    if (picture?.delivers !== 'original') return null;
    const gone = await goneWork(storage, picture.artwork);
    return gone ? { code: `order.${gone.state}`, field: 'id' } : null;
  },
  stored: storedOrderSchema.transform(
    (order): StoredSubmission => ({
      email: order.delivery.email,
      describe: (locale) => describeOrder(order, locale),
      confirm: (locale, reference) => confirmOrder(order, locale, reference),
      order: (locale) => cardOf(order, locale),
    }),
  ),
  // to the end of the sixth calendar year after the one it came in
  retainedSince: (now) => startOfYearInWarsaw(yearInWarsaw(now) - orderYears),
} satisfies SubmissionKind;
