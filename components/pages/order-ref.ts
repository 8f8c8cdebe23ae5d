import type { OrderType } from '@/content/order';
import type { PageRef } from '@/i18n/pages';

/** The address of an order form; `number` is the item's, null where none is chosen. */
export const orderRef = ({ type, number }: Readonly<{ type: OrderType; number: number | null }>): PageRef =>
  number === null ? { id: 'order', params: { type } } : { id: 'orderItem', params: { type, id: number } };
