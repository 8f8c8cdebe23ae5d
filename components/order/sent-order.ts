import { tabStorage } from '@/components/forms/tab-storage';
import type { OrderType } from '@/content/order';
import type { Course } from '@/domain/order/course';
import type { Delivery } from '@/domain/order/delivery';
import type { Price } from '@/domain/order/price';
import type { SummaryLine } from '@/domain/order/summary-lines';
import type { Localized } from '@/i18n/locales';

/** What the order-sent page shows, in no language yet; kept in the tab, never in an address. */
export type SentOrder = Readonly<{
  reference: string;
  /** When its acceptance came, ISO 8601. */
  at: string;
  type: OrderType;
  /** The work ordered, or the sample; null where none was chosen. */
  title: Localized | null;
  lines: readonly SummaryLine[];
  price: Price;
  delivery: Delivery;
  course: Course;
  /** Root-relative address of the work's picture; a buyer's photo is not kept. */
  image: string | null;
}>;

const key = 'order-sent';

/** @returns false where the browser keeps nothing: then no other page can show it */
export const keepSent = (order: SentOrder): boolean => tabStorage.write(key, JSON.stringify(order));

/** The order sent last, or null. What another version of this page kept is not read. */
export function readSent(): SentOrder | null {
  try {
    const order = JSON.parse(tabStorage.read(key) ?? 'null') as SentOrder | null;
    return order?.lines && order.delivery ? order : null;
  } catch {
    return null;
  }
}
