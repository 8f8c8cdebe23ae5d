import { tabStorage } from '@/components/forms/tab-storage';
import type { OrderType } from '@/content/order';
import type { Delivery } from '@/domain/order/delivery';
import type { Fulfilment } from '@/domain/order/fulfilment';
import type { Price } from '@/domain/order/price';
import type { SummaryLine } from '@/domain/order/summary-lines';
import type { Localized } from '@/i18n/locales';

/** What the order-sent page shows, without a language; stored in the tab, never part of an address. */
export type SentOrder = Readonly<{
  reference: string;
  /** When the answer that accepted it arrived, ISO 8601. */
  at: string;
  type: OrderType;
  /** The work that is ordered, or the sample; null where none was chosen. */
  title: Localized | null;
  lines: readonly SummaryLine[];
  price: Price;
  delivery: Delivery;
  course: Fulfilment;
  /** Root-relative address of the work's picture; a buyer's photo is not stored. */
  image: string | null;
}>;

const key = 'order-sent';

/** @returns false where the browser stores nothing: then the order-sent page could not show it */
export const keepSent = (order: SentOrder): boolean => tabStorage.write(key, JSON.stringify(order));

/** The order that was sent last, or null. What another version of the site stored is ignored. */
export function readSent(): SentOrder | null {
  try {
    const order = JSON.parse(tabStorage.read(key) ?? 'null') as SentOrder | null;
    return order?.lines && order.delivery ? order : null;
  } catch {
    return null;
  }
}
