import type { Artwork, CategoryId } from '@/content/types';

/**
 * A work as `GET /api/web/gallery` tells it: the fields of API-2, addresses from the site's root
 * (API-2), and beside them what the wall needs to hang it.
 */
export type GalleryItem = Readonly<{
  file: Readonly<{
    full: string;
    thumbnail: string;
    /** As `pictureUrl` takes it, for the other files of the same picture. */
    name: string;
    /** Pixels, and the widths that were made. */
    width: number;
    height: number;
    widths: readonly number[];
    /** `#rrggbb`: the average colour. */
    tone: string;
  }>;
  name__en: string;
  desc__en: string | null;
  name__pl: string;
  desc__pl: string | null;
  id: number;
  alt__en: string;
  alt__pl: string;
  size_cm: Artwork['sizeCm'];
}>;

export type GalleryByTypes = Readonly<Record<CategoryId, readonly GalleryItem[]>>;

/** The answer of `GET /api/web/gallery`. */
export type GalleryBody = Readonly<{ gallery_by_types: GalleryByTypes }>;
