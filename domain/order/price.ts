import type { Medium } from '@/content/media';
import { type OrderType, type Variant, variants } from '@/content/order';
import { beyondA0Percent, defaultPrice, type PriceRow, prices } from '@/content/prices';
import { deliveryFrom } from '@/content/terms';
import { pictureOf } from '../shop/shop';
import type { OrderDraft } from './order';
import { standardSizeFor, standardSizes, timesA0, understoodSize } from './size';

/** `grosze` are whole; `from`: the artist confirms the final price. */
export type Price = Readonly<{ grosze: number; from: boolean }>;

/** ORDER-13: pictures and posters have an exact price, work made to order a lowest price ("from"). */
const madeToOrder: Readonly<Record<OrderType, boolean>> = {
  picture: false,
  portraits: true,
  'custom-pictures': true,
  posters: false,
};

const columns = ['type', 'variant', 'subject', 'size', 'medium'] as const satisfies readonly (keyof PriceRow)[];

const matches = (row: PriceRow, draft: OrderDraft): boolean =>
  columns.every((column) => row[column] === undefined || row[column] === draft[column]);

const rowOf = (draft: OrderDraft, table: readonly PriceRow[]): Pick<PriceRow, 'grosze' | 'size'> =>
  table.find((row) => matches(row, draft)) ?? { grosze: defaultPrice };

const rowPrice = (draft: OrderDraft, table: readonly PriceRow[]): number => rowOf(draft, table).grosze;

/** Whether the size is so large that its price goes by its area: of a mug no picture is (ORDER-14). */
export const isBeyondA0 = (draft: OrderDraft, table: readonly PriceRow[] = prices): boolean =>
  timesA0(draft) > 1 && rowOf({ ...draft, size: 'a0' }, table).size !== undefined;

/** What is larger than A0 costs a part of A0's price for each further area of A0, up to whole 10 zł. Whole grosze. */
function priceBeyondA0(draft: OrderDraft, table: readonly PriceRow[]): number {
  const a0 = rowPrice({ ...draft, size: 'a0' }, table);
  return Math.ceil((a0 * (1 + ((timesA0(draft) - 1) * beyondA0Percent) / 100)) / 1000) * 1000;
}

/** What a size of one's own can cost where it is not known yet, up to A0. Whole grosze. */
export function priceRange(draft: OrderDraft): Readonly<{ least: number; most: number }> {
  const all = standardSizes.map((size) => rowPrice({ ...draft, size }, prices) * draft.quantity);
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** A custom size costs what `standardSizeFor` it costs; one that cannot be read, the lowest price that is possible. */
function customSizePrice(draft: OrderDraft, table: readonly PriceRow[]): number {
  if (isBeyondA0(draft, table)) return priceBeyondA0(draft, table);
  const size = understoodSize(draft);
  const candidates = size ? [standardSizeFor(size)] : standardSizes;
  return Math.min(...candidates.map((size) => rowPrice({ ...draft, size }, table)));
}

/** Of a complete draft: a picture's own price, else the first row that matches, else the default (ORDER-13). */
export function priceOf(draft: OrderDraft, table: readonly PriceRow[] = prices): Price {
  const picture = draft.type === 'picture' && draft.item !== null ? pictureOf(draft.item) : undefined;
  const custom = draft.size === 'custom';
  const one = picture?.price ?? (custom ? customSizePrice(draft, table) : rowPrice(draft, table));
  return {
    grosze: one * draft.quantity,
    from: madeToOrder[draft.type] || custom,
  };
}

/** What a medium costs beside what is chosen so far, at least: for a piece, on an open list of media. */
export function mediumPrice(draft: OrderDraft, medium: Medium): Price {
  const made = madeToOrder[draft.type];
  const variant: Variant | null = made ? 'digital' : null;
  const subject = draft.type === 'portraits' ? (draft.subject ?? variants.digital.subjects[0]) : null;
  const one = { ...draft, medium, variant, subject, quantity: 1 };
  if (draft.size && draft.size !== 'custom') return { grosze: rowPrice(one, prices), from: made };
  const { least, most } = priceRange(one);
  return { grosze: least, from: made || least !== most };
}

/** With its delivery, of which the least is known; null where it is not known where it goes. */
export function deliveredPrice(draft: OrderDraft): Price | null {
  const { destination } = draft;
  return destination && { grosze: priceOf(draft).grosze + deliveryFrom[destination], from: true };
}

/** The least that anything of this type costs, or of it in this technique; without a row the default. Whole grosze. */
export function lowestPrice(type: OrderType, variant?: Variant, table: readonly PriceRow[] = prices): number {
  const rows = table
    .filter((row) => row.type === type && (!variant || row.variant === variant))
    .map(({ grosze }) => grosze);
  return rows.length > 0 ? Math.min(...rows) : defaultPrice;
}
