import type { Medium } from '@/content/media';
import { type OrderType, orderTypes } from '@/content/order';
import { paintingSamples, pictures, portraitSamples, posters } from '@/content/shop';
import type { Delivers, ShopItem, ShopPicture } from '@/content/types';

/** Only their numbers are addresses (ROUTES-5). */
export const shopItems: Readonly<Record<OrderType, readonly ShopItem[]>> = {
  picture: pictures,
  portraits: portraitSamples,
  'custom-pictures': paintingSamples,
  posters,
};

/** Without an item the page of such a type is a chooser (ROUTES-6). */
export const needsItem: Readonly<Record<OrderType, boolean>> = {
  picture: true,
  portraits: false,
  'custom-pictures': false,
  posters: true,
};

export const isOrderType = (text: string): text is OrderType => (orderTypes as readonly string[]).includes(text);

/** Whether a work is ordered as a print: by the work's number, which is above those of the shop (ORDER-32). */
export const isPrintOfWork = ({ type, item }: Readonly<{ type: OrderType; item: number | null }>): boolean =>
  type === 'posters' && Number(item) >= 1000;

export const pictureOf = (number: number): ShopPicture | undefined =>
  pictures.find((picture) => picture.number === number);

/** An original is not put on any medium. */
const mediumDelivered: Readonly<Record<Delivers, Medium>> = {
  file: 'file',
  print: 'print',
  original: 'custom',
};

/** The medium that nobody chooses: a picture's is what it is delivered as, and a print is a print (ORDER-7). */
export function settledMedium(order: Readonly<{ type: OrderType; item: number | null }>): Medium | null {
  if (isPrintOfWork(order)) return 'print';
  const picture = order.type === 'picture' ? pictureOf(Number(order.item)) : undefined;
  return picture ? mediumDelivered[picture.delivers] : null;
}

/** Whether an order is of a work itself. Pictures that are files or prints have their own media. */
export const isOriginal = ({ type, medium }: Readonly<{ type: string | null; medium: Medium | null }>): boolean =>
  type === 'picture' && medium === mediumDelivered.original;
