import { artworkById, isArtwork } from '@/content/artworks';
import type { OrderType } from '@/content/order';
import type { Artwork, ShopItem } from '@/content/types';
import { isPrintOfWork, shopItems } from './shop';

// In a file of its own, because `shop.ts` runs in the browser, which must not load all works.

export const artworkOf = ({ artwork }: Pick<ShopItem, 'artwork'>): Artwork => artworkById(artwork);

/** Of a print the work, also where it is not printed any more. */
export function itemOf(type: OrderType, number: number): ShopItem | undefined {
  const item = shopItems[type].find((one) => one.number === number);
  const isWork = !item && isPrintOfWork({ type, item: number }) && isArtwork(number);
  return isWork ? { number, artwork: number } : item;
}
