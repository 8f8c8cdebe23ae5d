import { artworkById } from '@/content/artworks';
import type { Artwork, ShopItem } from '@/content/types';

/**
 * The work that a shop item shows. In a file of its own, because `shop.ts` runs in the browser, which must not load all
 * works.
 */
export function artworkOf({ artwork }: Pick<ShopItem, 'artwork'>): Artwork {
  return artworkById(artwork);
}
