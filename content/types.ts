import type { Localized } from '@/i18n/locales';

export const categories = ['portraits', 'landscapes', 'wall_art', 'digital_art'] as const;
export type CategoryId = (typeof categories)[number];

/** A part of a picture, in pixels of its file. */
export type Rectangle = Readonly<{ x: number; y: number; width: number; height: number }>;

/** One work as the artist records it. Pixel size and average tone are read from the image by the build. */
export type Artwork = Readonly<{
  /** Stable and unique over all categories; never reused. */
  id: number;
  /** File under `content/images`. */
  image: string;
  /** True while the picture is a placeholder for the artist's own work. */
  sample: boolean;
  /** Part of the work's address: made from the title once, unique in its category, never changed. */
  slug: Localized;
  title: Localized;
  technique: Localized | null;
  year: number;
  sizeCm: Readonly<{ width: number; height: number }> | null;
  alt: Localized;
  /** The day on which the work came to the site, like `2026-11-22`: the feed says it. */
  added?: string;
  /** The upright part of a mural that the banner of the home page shows: painting alone, without floor and furniture. */
  tall?: Rectangle;
  /** Three parts that its page shows from near; without it the build takes those with the greatest contrast. */
  details?: readonly [Rectangle, Rectangle, Rectangle];
}>;

/** A picture that is not in the gallery, for example a photograph of the artist. */
export type OwnPicture = Readonly<{
  /** File under `content/images`. */
  image: string;
  /** Below the picture. */
  title: Localized;
  alt: Localized;
}>;

/** What the buyer of a shop picture receives (SHOP-6). */
export type Delivers = 'file' | 'print' | 'original';

export type ShopItem = Readonly<{
  /** The number in the item's address: permanent, never reused, independent of the order in the list. */
  number: number;
  /** The artwork's id. */
  artwork: number;
}>;

export type ShopPicture = ShopItem &
  Readonly<{
    /** Whole grosze. */
    price: number;
    delivers: Delivers;
    /** Only an original can be sold or reserved. It then stays on the page but cannot be ordered. */
    state: 'available' | 'reserved' | 'sold';
  }>;
