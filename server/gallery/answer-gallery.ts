import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';

/** A work as specification 3 describes it, addresses from the site's root (readings 7). */
export type GalleryItem = Readonly<{
  file: Readonly<{ full: string; thumbnail: string }>;
  name__en: string;
  desc__en: string | null;
  name__pl: string;
  desc__pl: string | null;
  id: number;
}>;
export type GalleryByTypes = Readonly<Record<CategoryId, readonly GalleryItem[]>>;

/** Wide enough for a work in the grid. */
const thumbnailPx = 640;

function fileOf(artwork: Artwork): GalleryItem['file'] {
  const { file, widths } = preparedPicture(artwork);
  const largest = widths.at(-1);
  return {
    full: `/works/${file}-${largest}.webp`,
    thumbnail: `/works/${file}-${widths.find((width) => width >= thumbnailPx) ?? largest}.webp`,
  };
}

const itemOf = (artwork: Artwork): GalleryItem => ({
  file: fileOf(artwork),
  name__en: artwork.title.en,
  desc__en: artwork.technique?.en ?? null,
  name__pl: artwork.title.pl,
  desc__pl: artwork.technique?.pl ?? null,
  id: artwork.id,
});

/** All works by category, newest first, as content lists them. */
const galleryByTypes = (): GalleryByTypes => ({
  portraits: artworks.portraits.map(itemOf),
  landscapes: artworks.landscapes.map(itemOf),
  wall_art: artworks.wall_art.map(itemOf),
  digital_art: artworks.digital_art.map(itemOf),
});

/** `GET /api/web/gallery` (specification 7). */
export const answerGallery = (): Response => Response.json({ gallery_by_types: galleryByTypes() });
