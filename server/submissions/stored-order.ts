import { z } from 'zod';
import { media } from '@/content/media';
import { destinations, orderTypeNames, sizes, variants } from '@/content/order';
import { type DeliveryField, deliveryForm } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import type { ShopOrder } from '@/domain/order/request';
import { summaryOf } from '@/domain/order/summary';
import type { LineName, SummaryLine } from '@/domain/order/summary-lines';
import { priceText } from '@/domain/shop/price-format';
import type { Locale, Localized } from '@/i18n/locales';
import { messages } from '@/messages';

const localized = z.object({ pl: z.string(), en: z.string() });
const deliveryShape = Object.fromEntries(deliveryForm.map(({ id }) => [id, z.string()]));
const delivery = z.object(deliveryShape as Record<DeliveryField, z.ZodString>);
/** Loose, because a shop that no longer has a key still reads its orders. */
const draft = z.looseObject({ type: z.string(), item: z.number().nullable() });
const price = z.object({ grosze: z.number(), from: z.boolean() });

const oneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z
    .enum(Object.keys(table) as [Key, ...Key[]])
    .nullable()
    .catch(null);

/** What a drawing of the order and its offer need of its choices; what the shop no longer has is null. */
export const drawn = z.object({
  variant: oneOf(variants),
  medium: oneOf(media),
  size: oneOf(sizes),
  destination: oneOf(destinations),
  attributes: z.record(z.string(), z.number()).catch({}),
});

/** A text as typed is the same in both languages; null is open, to be agreed. */
const line = z.object({ label: localized, value: z.union([localized, z.string(), z.null()]) });

/** The words and the price of that day, so that a change of the shop's tables never changes what somebody ordered. */
export const storedOrderSchema = z.object({
  draft,
  delivery,
  price,
  version: z.literal(1),
  type: localized,
  lines: z.array(line),
  /** The order whose parcel it is to share; `isJoined`: its buyer has that order's private link, and the parcel was open. */
  with: z.object({ order: z.string(), isJoined: z.boolean() }).optional(),
});
export type StoredOrder = z.infer<typeof storedOrderSchema>;
export type StoredLine = z.infer<typeof line>;

export const quotedPrice = ({ price }: Pick<StoredOrder, 'price'>, locale: Locale): string =>
  priceText(price, locale, messages[locale].order.from);

export const lineLabels = () =>
  (Object.keys(messages.pl.lines) as LineName[]).map((name) => ({ name, ...labelOf(name) }));

const labelOf = (name: LineName): Localized => ({
  pl: messages.pl.lines[name],
  en: messages.en.lines[name],
});

function stored(summary: SummaryLine): z.infer<typeof line> {
  if (summary.name === 'attribute') return { label: summary.label, value: summary.value };
  const { name, value } = summary;
  return { label: labelOf(name), value: typeof value === 'number' ? String(value) : value };
}

export function storedOrder({ draft, delivery }: Pick<ShopOrder, 'draft' | 'delivery'>): StoredOrder {
  return {
    version: 1,
    draft,
    delivery,
    price: priceOf(draft),
    type: orderTypeNames[draft.type],
    lines: summaryOf(draft).map(stored),
  };
}
