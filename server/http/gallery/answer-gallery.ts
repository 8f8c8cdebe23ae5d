import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import type { Artwork } from '@/content/types';
import type { GalleryBody, GalleryByTypes, GalleryItem } from '@/domain/gallery';
import { fullSize, pictureUrl, widthFor } from '@/domain/picture';

/** Wide enough for a work in the grid. */
const thumbnailPx = 640;

function fileOf(artwork: Artwork): GalleryItem['file'] {
  const picture = preparedPicture(artwork);
  const { file: name, width, height, widths, tone } = picture;
  const thumbnail = pictureUrl(picture, widthFor(picture, thumbnailPx));
  return { full: fullSize(picture), thumbnail, name, width, height, widths, tone };
}

const itemOf = (artwork: Artwork): GalleryItem => ({
  file: fileOf(artwork),
  name__en: artwork.title.en,
  desc__en: artwork.technique?.en ?? null,
  name__pl: artwork.title.pl,
  desc__pl: artwork.technique?.pl ?? null,
  id: artwork.id,
  alt__en: artwork.alt.en,
  alt__pl: artwork.alt.pl,
  size_cm: artwork.sizeCm,
});

/** All works by category, newest first, as content lists them. */
const galleryByTypes = (): GalleryByTypes => ({
  portraits: artworks.portraits.map(itemOf),
  landscapes: artworks.landscapes.map(itemOf),
  wall_art: artworks.wall_art.map(itemOf),
  digital_art: artworks.digital_art.map(itemOf),
});

/** `GET /api/web/gallery` (API-2). */
export const answerGallery = (): Response =>
  Response.json({ gallery_by_types: galleryByTypes() } satisfies GalleryBody);
