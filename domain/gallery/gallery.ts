import type { Artwork, CategoryId } from '@/content/types';
import type { WorkOffer } from '../shop/work-offer';

/** What a work is in a room: hung on a wall, the wall itself, or a file, which has no size of its own. */
export type WorkSurface = 'canvas' | 'wall' | 'file';

export const surfaceOf = ({ sizeCm }: Pick<Artwork, 'sizeCm'>, category: CategoryId): WorkSurface => {
  if (!sizeCm) return 'file';
  return category === 'wall_art' ? 'wall' : 'canvas';
};

/** The fields of API-2, with root-relative addresses, and what the wall needs. */
export type GalleryItem = Readonly<{
  file: Readonly<{
    full: string;
    thumbnail: string;
    /** The picture's name for `filesOfType`, which makes the addresses of its other files. */
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
  page__en: string;
  page__pl: string;
  size_cm: Artwork['sizeCm'];
  year: number;
  body: WorkSurface;
  offer__en: WorkOffer;
  offer__pl: WorkOffer;
}>;

export type GalleryByTypes = Readonly<Record<CategoryId, readonly GalleryItem[]>>;

export type GalleryBody = Readonly<{ gallery_by_types: GalleryByTypes }>;
