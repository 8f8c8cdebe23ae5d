import type { OrderType } from '@/content/order';
import { defaultPrice, type PriceRow, prices } from '@/content/prices';
import { pictureOf } from '../shop';
import type { OrderDraft } from './draft';

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

/** The price of a complete draft: a picture's own, else the first row that matches, else the default (readings 4). */
export function priceOf(draft: OrderDraft, table: readonly PriceRow[] = prices): Price {
  const picture = draft.type === 'picture' && draft.item !== null ? pictureOf(draft.item) : undefined;
  const row = table.find((candidate) => matches(candidate, draft));
  return {
    grosze: picture?.price ?? row?.grosze ?? defaultPrice,
    from: madeToOrder[draft.type] || draft.size === 'custom',
  };
}
