import { z } from 'zod';
import { artworks } from '@/content/artworks';
import { media } from '@/content/media';
import { destinations, orderTypeNames, sizes, subjects, variants } from '@/content/order';
import type { DeliveryField } from '@/domain/order/order';
import { deliveryForm, fieldsOf } from '@/domain/order/order';
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
/** The choices as keys. Only what is asked of them is named: a shop that no longer has a key still reads its orders. */
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

/** One choice with its label in both languages; a text as typed is the same in both; null is open, to be agreed. */
const line = z.object({ label: localized, value: z.union([localized, z.string(), z.null()]) });

const common = { draft, delivery, price };
const version2 = z.object({ ...common, version: z.literal(2), type: localized, lines: z.array(line) });
/** Kept the labels in Polish only. */
const version1 = z.object({
  ...common,
  version: z.literal(1),
  type: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
});

/**
 * A stored order: the choices as keys, and the words and the price of that day, so that a change of the shop's tables
 * never changes what somebody ordered.
 */
export type StoredOrder = z.infer<typeof version2>;
export type StoredLine = z.infer<typeof line>;

/** The price of that day, as the buyer read it. */
export const quotedPrice = ({ price }: Pick<StoredOrder, 'price'>, locale: Locale): string =>
  priceText(price, locale, messages[locale].order.from);

/** Every pair of words in a table of content, whatever its shape. */
function pairsIn(table: unknown): readonly Localized[] {
  if (typeof table !== 'object' || table === null) return [];
  const pair = localized.safeParse(table);
  return pair.success ? [pair.data] : Object.values(table).flatMap(pairsIn);
}

/** What a buyer types stays as typed, also where it happens to be a word of the site. */
const isTyped = (name: string): boolean =>
  fieldsOf('custom-pictures').some(({ id, most }) => id === name && most !== null);

/** An order of the first version: its English words are those of today, where the site still has them. */
function upgraded({ version: _, type, lines, ...rest }: z.infer<typeof version1>): StoredOrder {
  const tables = [lineLabels(), orderTypeNames, variants, subjects, sizes, media, Object.values(artworks).flat()];
  const pairs = new Map(tables.flatMap(pairsIn).map((pair) => [pair.pl, pair]));
  const typed = new Set(lineLabels().flatMap(({ name, pl }) => (isTyped(name) ? [pl] : [])));
  const both = (pl: string): Localized => pairs.get(pl) ?? { pl, en: pl };
  return {
    ...rest,
    version: 2,
    type: both(type),
    lines: lines.map(({ label, value }) => ({
      label: both(label),
      value: value === null || typed.has(label) ? value : (pairs.get(value) ?? value),
    })),
  };
}

/** Reads what is stored, of whichever version. */
export const storedOrderSchema = z.union([version2, version1.transform(upgraded)]);

/** The labels of all lines, by their names. */
export const lineLabels = () =>
  (Object.keys(messages.pl.order.lines) as LineName[]).map((name) => ({ name, ...labelOf(name) }));

const labelOf = (name: LineName): Localized => ({
  pl: messages.pl.order.lines[name],
  en: messages.en.order.lines[name],
});

function stored(summary: SummaryLine): z.infer<typeof line> {
  if (summary.name === 'attribute') return { label: summary.label, value: summary.value };
  const { name, value } = summary;
  return { label: labelOf(name), value: typeof value === 'number' ? String(value) : value };
}

export function storedOrder({ draft, delivery }: Pick<ShopOrder, 'draft' | 'delivery'>): StoredOrder {
  return {
    version: 2,
    draft,
    delivery,
    price: priceOf(draft),
    type: orderTypeNames[draft.type],
    lines: summaryOf(draft).map(stored),
  };
}
