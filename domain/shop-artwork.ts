import { artworkById } from '@/content/artworks';
import type { Artwork, ShopItem } from '@/content/types';

/** The work that a shop item shows. Apart from `shop.ts`, so that the browser's rules do not bring all works along. */
export function artworkOf({ artwork }: Pick<ShopItem, 'artwork'>): Artwork {
  return artworkById(artwork);
}
