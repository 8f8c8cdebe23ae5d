import { tabStorage } from '@/components/forms/draft/browser-storage';
import type { OrderType } from '@/content/order';
import type { Delivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import type { Price } from '@/domain/order/price';
import type { SummaryLine } from '@/domain/order/summary-lines';
import type { Fulfilment } from '@/domain/order/thing';
import type { Localized } from '@/i18n/locales';

/** A picture by its address, which is root-relative or holds the picture itself, and its size in px. */
export type SentPicture = Readonly<{ href: string; width: number; height: number }>;

/** A photo that was sent: its name, and a small copy to recognise it by, where the browser could make one. */
export type SentPhoto = Readonly<{ id: string; name: string; small: SentPicture | null }>;

/** What the order-sent page shows, without a language; stored in the tab, never part of an address. */
export type SentOrder = Readonly<{
  reference: string;
  /** The address of its private page. */
  status?: string | undefined;
  /** When the answer that accepted it arrived, ISO 8601. */
  at: string;
  type: OrderType;
  /** The work that is ordered, or the sample; null where none was chosen. */
  title: Localized | null;
  lines: readonly SummaryLine[];
  /** What the preview is drawn from. */
  choice: Pick<OrderDraft, 'variant' | 'medium' | 'size' | 'width' | 'height' | 'attributes'>;
  /** Newest first. */
  photos: readonly SentPhoto[];
  price: Price;
  delivery: Delivery;
  fulfilment: Fulfilment;
  /** The work that is ordered, or the sample. */
  work: SentPicture | null;
}>;

/** What is shown of an order: the buyer's newest photo, else the work; null where there is neither. */
export const pictureOf = ({ work, photos }: Pick<SentOrder, 'work' | 'photos'>): SentPicture | null =>
  photos[0]?.small ?? work;

const key = 'order-sent';

/** Where the tab has no room for the photos they stay behind, their names do not. */
const withoutCopies = (order: SentOrder): SentOrder => ({
  ...order,
  photos: order.photos.map((photo) => ({ ...photo, small: null })),
});

/** @returns false where the browser stores nothing: then the order-sent page could not show it */
export const keepSent = (order: SentOrder): boolean =>
  [order, withoutCopies(order)].some((kept) => tabStorage.write(key, JSON.stringify(kept)));

/** The order that was sent last, or null. What another version of the site stored is ignored. */
export function readSent(): SentOrder | null {
  try {
    const order = JSON.parse(tabStorage.read(key) ?? 'null') as SentOrder | null;
    return order?.lines && order.delivery && order.photos ? order : null;
  } catch {
    return null;
  }
}
