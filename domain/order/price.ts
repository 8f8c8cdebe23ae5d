import type { OrderType } from '@/content/order';
import { defaultPrice, type PriceRow, prices } from '@/content/prices';
import { pictureOf } from '../shop';
import type { OrderDraft } from './draft';
import { standardSizeFor, standardSizes, understoodSize } from './size';

/** `grosze` are whole; `from`: the artist confirms the final price. */
export type Price = Readonly<{ grosze: number; from: boolean }>;

/** Readings 4: pictures and posters have an exact price, work made to order a starting one. */
const madeToOrder: Readonly<Record<OrderType, boolean>> = {
  picture: false,
  portraits: true,
  'custom-pictures': true,
  posters: false,
};

const columns = ['type', 'variant', 'subject', 'size', 'medium'] as const satisfies readonly (keyof PriceRow)[];

const matches = (row: PriceRow, draft: OrderDraft): boolean =>
  columns.every((column) => row[column] === undefined || row[column] === draft[column]);

/** The first row that matches, else the default. Whole grosze. */
const rowPrice = (draft: OrderDraft, table: readonly PriceRow[]): number =>
  table.find((row) => matches(row, draft))?.grosze ?? defaultPrice;

/** A size of the buyer's own costs what the standard size at hand does; one that is not understood, the least there is. */
function customSizePrice(draft: OrderDraft, table: readonly PriceRow[]): number {
  const size = understoodSize(draft);
  const candidates = size ? [standardSizeFor(size)] : standardSizes;
  return Math.min(...candidates.map((size) => rowPrice({ ...draft, size }, table)));
}

/** The price of a complete draft: a picture's own, else the first row that matches, else the default (ORDER-13). */
export function priceOf(draft: OrderDraft, table: readonly PriceRow[] = prices): Price {
  const picture = draft.type === 'picture' && draft.item !== null ? pictureOf(draft.item) : undefined;
  const custom = draft.size === 'custom';
  return {
    grosze: picture?.price ?? (custom ? customSizePrice(draft, table) : rowPrice(draft, table)),
    from: madeToOrder[draft.type] || custom,
  };
}

/** The least that anything of this type costs, before a choice is made. Whole grosze. */
export const lowestPrice = (type: OrderType, table: readonly PriceRow[] = prices): number =>
  Math.min(...table.filter((row) => row.type === type).map(({ grosze }) => grosze));
