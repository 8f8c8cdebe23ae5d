import { orderTypeNames } from '@/content/order';
import type { Delivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { type Price, priceOf } from '@/domain/order/price';
import { summaryOf } from '@/domain/order/summary';
import type { SummaryLine } from '@/domain/order/summary-lines';
import type { ShopOrder } from '@/domain/order/wire';
import { messages } from '@/messages';

/** One choice with its Polish label; `value` null is open, to be agreed. */
type StoredLine = Readonly<{ label: string; value: string | null }>;

/**
 * An order as it is kept: the choices as keys, and beside them the words and the price of that day, so that a change
 * of the shop's tables never changes what somebody ordered.
 */
export type StoredOrder = Readonly<{
  version: 1;
  draft: OrderDraft;
  delivery: Delivery;
  price: Price;
  type: string;
  lines: readonly StoredLine[];
}>;

function stored(line: SummaryLine): StoredLine {
  if (line.name === 'attribute') return { label: line.label.pl, value: line.value?.pl ?? null };
  const { value } = line;
  const label = messages.pl.order.lines[line.name];
  if (value === null || typeof value === 'string') return { label, value };
  return { label, value: typeof value === 'number' ? String(value) : value.pl };
}

export function storedOrder({ draft, delivery }: Pick<ShopOrder, 'draft' | 'delivery'>): StoredOrder {
  const type = orderTypeNames[draft.type].pl;
  return { version: 1, draft, delivery, price: priceOf(draft), type, lines: summaryOf(draft).map(stored) };
}
