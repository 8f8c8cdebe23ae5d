import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, CategoryId } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { type GalleryBody, type GalleryItem, surfaceOf } from '@/domain/gallery/gallery';
import { fullSize, pictureAt } from '@/domain/gallery/picture';
import { offerOf } from '@/domain/shop/work-offer';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** Wide enough for a work in the grid. */
const thumbnailPx = 640;

function fileOf(artwork: Artwork): GalleryItem['file'] {
  const picture = preparedPicture(artwork);
  const { file: name, width, height, widths, tone } = picture;
  const thumbnail = pictureAt(picture, thumbnailPx);
  return { full: fullSize(picture), thumbnail, name, width, height, widths, tone };
}

const offerIn = (locale: Locale, work: Artwork, category: CategoryId) =>
  offerOf({ work, category, locale, say: translator(locale) });

const itemOf = (artwork: Artwork, category: CategoryId): GalleryItem => ({
  file: fileOf(artwork),
  name__en: artwork.title.en,
  desc__en: artwork.technique?.en ?? null,
  name__pl: artwork.title.pl,
  desc__pl: artwork.technique?.pl ?? null,
  id: artwork.id,
  alt__en: artwork.alt.en,
  alt__pl: artwork.alt.pl,
  page__en: artworkPath(artwork, 'en'),
  page__pl: artworkPath(artwork, 'pl'),
  size_cm: artwork.sizeCm,
  year: artwork.year,
  body: surfaceOf(artwork, category),
  offer__en: offerIn('en', artwork, category),
  offer__pl: offerIn('pl', artwork, category),
});

/** `GET /api/web/gallery` (API-2). */
export function answerGallery(): Response {
  const itemsOf = (category: CategoryId) => artworks[category].map((artwork) => itemOf(artwork, category));
  const gallery_by_types = {
    portraits: itemsOf('portraits'),
    landscapes: itemsOf('landscapes'),
    wall_art: itemsOf('wall_art'),
    digital_art: itemsOf('digital_art'),
  };
  return Response.json({ gallery_by_types } satisfies GalleryBody);
}
