import percent from '@/generated/content/beyondA0Percent.json' with { type: 'json' };
import usual from '@/generated/content/defaultPrice.json' with { type: 'json' };
import list from '@/generated/content/prices.json' with { type: 'json' };
import { type Medium, media } from './media';
import { type OrderType, type Size, type Subject, sizes, subjects, type Variant, variants } from './order';

/** One row of the price list. A field that is left out matches every value. */
export type PriceRow = Readonly<{
  type: OrderType;
  variant?: Variant;
  subject?: Subject;
  medium?: Medium;
  size?: Size;
  grosze: number;
}>;

type Node = number | Readonly<{ [key: string]: Node | undefined }>;

/** `custom` is a medium: no size of one's own has a price. */
export const columnOf = (key: string): keyof PriceRow =>
  key in variants ? 'variant' : key in subjects ? 'subject' : key in media ? 'medium' : key in sizes ? 'size' : 'type';

export const rowsOf = (node: Node | undefined, row: Partial<PriceRow> = {}): readonly PriceRow[] =>
  typeof node === 'object'
    ? Object.entries(node).flatMap(([key, inner]) => rowsOf(inner, { ...row, [columnOf(key)]: key }))
    : [{ ...row, grosze: node } as PriceRow];

/** The price where no row matches (ORDER-13). Whole grosze. */
export const defaultPrice: number = usual;

/** Of the A0 price, for each further area of A0 that a size of one's own has. */
export const beyondA0Percent: number = percent;

/** The price list: the first row that matches counts (ORDER-13). Pictures carry their own price in the shop. */
export const prices = rowsOf(list);
