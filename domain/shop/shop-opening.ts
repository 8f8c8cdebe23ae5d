import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import { unavailableAs } from './availability';

/** The picture that opens the shop: the first one that can be bought. Null where all are gone. */
export const openingPicture = (from: readonly ShopPicture[] = pictures): ShopPicture | null =>
  from.find((picture) => unavailableAs(picture) === null) ?? null;

/** The pictures of the first rail: all of them, the one that opens the shop last, because it was just seen (SHOP-1). */
export function onShelf(from: readonly ShopPicture[] = pictures): readonly ShopPicture[] {
  const opening = openingPicture(from);
  return opening ? [...from.filter((picture) => picture !== opening), opening] : from;
}
