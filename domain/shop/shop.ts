import type { Medium } from '@/content/media';
import { type OrderType, orderTypes } from '@/content/order';
import { paintingSamples, pictures, portraitSamples, posters } from '@/content/shop';
import type { Delivers, ShopItem, ShopPicture } from '@/content/types';

/** The items of each order type. Only their numbers are addresses (ROUTES-5). */
export const shopItems: Readonly<Record<OrderType, readonly ShopItem[]>> = {
  picture: pictures,
  portraits: portraitSamples,
  'custom-pictures': paintingSamples,
  posters,
};

/** Types that are ordered as one particular item: without it their page is a chooser (ROUTES-6). */
export const needsItem: Readonly<Record<OrderType, boolean>> = {
  picture: true,
  portraits: false,
  'custom-pictures': false,
  posters: true,
};

export function isOrderType(text: string): text is OrderType {
  return (orderTypes as readonly string[]).includes(text);
}

export function itemOf(type: OrderType, number: number): ShopItem | undefined {
  return shopItems[type].find((item) => item.number === number);
}

export function pictureOf(number: number): ShopPicture | undefined {
  return pictures.find((picture) => picture.number === number);
}

/** The medium that each delivery presets (ORDER-7). An original is not put on any medium. */
export const mediumDelivered: Readonly<Record<Delivers, Medium>> = {
  file: 'file',
  print: 'print',
  original: 'custom',
};

/** Whether an order is of a work itself. Pictures that are files or prints have their own media. */
export const isOriginal = ({ type, medium }: Readonly<{ type: string | null; medium: Medium | null }>): boolean =>
  type === 'picture' && medium === mediumDelivered.original;
