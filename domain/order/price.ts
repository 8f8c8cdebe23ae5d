import type { OrderType } from '@/content/order';
import { defaultPrice, type PriceRow, prices } from '@/content/prices';
import { pictureOf } from '../shop/shop';
import type { OrderDraft } from './draft';
import { standardSizeFor, standardSizes, understoodSize } from './size';

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

/** The first row that matches, else the default. Whole grosze. */
const rowPrice = (draft: OrderDraft, table: readonly PriceRow[]): number =>
  table.find((row) => matches(row, draft))?.grosze ?? defaultPrice;

/** A custom size costs what `standardSizeFor` it costs; one that cannot be read, the lowest price that is possible. */
function customSizePrice(draft: OrderDraft, table: readonly PriceRow[]): number {
  const size = understoodSize(draft);
  const candidates = size ? [standardSizeFor(size)] : standardSizes;
  return Math.min(...candidates.map((size) => rowPrice({ ...draft, size }, table)));
}

/** The price of a complete draft: a picture's own, else the first row that matches, else the default (ORDER-13). */
export function priceOf(draft: OrderDraft, table: readonly PriceRow[] = prices): Price {
  const picture = draft.type === 'picture' && draft.item !== null ? pictureOf(draft.item) : undefined;
  const custom = draft.size === 'custom';
  const one = picture?.price ?? (custom ? customSizePrice(draft, table) : rowPrice(draft, table));
  return {
    grosze: one * draft.quantity,
    from: madeToOrder[draft.type] || custom,
  };
}

/** The least that anything of this type costs, before a choice is made; without a row the default. Whole grosze. */
export function lowestPrice(type: OrderType, table: readonly PriceRow[] = prices): number {
  const rows = table.filter((row) => row.type === type).map(({ grosze }) => grosze);
  return rows.length > 0 ? Math.min(...rows) : defaultPrice;
}
