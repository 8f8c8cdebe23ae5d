import type { ownPicture, Read, rectangle, shopItem, shopPicture, work } from './schema';

export const categories = ['portraits', 'landscapes', 'wall_art', 'digital_art'] as const;
export type CategoryId = (typeof categories)[number];

export type Rectangle = Read<typeof rectangle>;

export type Artwork = Read<typeof work>;

/** A picture that is not in the gallery, for example a photograph of the artist; its title stands below it. */
export type OwnPicture = Read<typeof ownPicture>;

export type ShopItem = Read<typeof shopItem>;
export type ShopPicture = Read<typeof shopPicture>;

/** What the buyer of a shop picture receives (SHOP-6). */
export type Delivers = ShopPicture['delivers'];

/** The stages of a painting made from a photo, in their order; the finished work is the fourth. */
export const earlierStages = ['photo', 'sketch', 'half'] as const;

export const isGone = (state: string | undefined): state is 'reserved' | 'sold' =>
  state === 'reserved' || state === 'sold';
