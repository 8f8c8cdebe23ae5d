import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { type GalleryItem, surfaceOf } from '@/domain/gallery/gallery';
import { locales } from '@/i18n/locales';
import { fetchedWork } from './showcase-pages';
import { wallWorkOf } from './wall-work';

function sent(artwork: Artwork, category: CategoryId): GalleryItem {
  const { id, title, technique, sizeCm, year, alt, image } = artwork;
  const { file, width, height, widths, tone } = preparedPicture({ image });
  return {
    file: { full: '', thumbnail: '', name: file, width, height, widths, tone },
    page__en: wallWorkOf(artwork, category, 'en').href,
    page__pl: wallWorkOf(artwork, category, 'pl').href,
    name__en: title.en,
    name__pl: title.pl,
    desc__en: technique?.en ?? null,
    desc__pl: technique?.pl ?? null,
    id,
    alt__en: alt.en,
    alt__pl: alt.pl,
    size_cm: sizeCm,
    year,
    body: surfaceOf(artwork, category),
    offer__en: wallWorkOf(artwork, category, 'en').offer,
    offer__pl: wallWorkOf(artwork, category, 'pl').offer,
  };
}

test.each(locales)('a work that was fetched hangs as it does in the HTML (%s)', (locale) => {
  expect(categories.flatMap((category) => artworks[category]).length).toBeGreaterThan(0);
  for (const category of categories)
    for (const artwork of artworks[category])
      expect(wallWorkOf(artwork, category, locale)).toMatchObject(fetchedWork(sent(artwork, category), locale));
});

test.each(locales)('GALLERY-10: every work leads somewhere, in a sentence (%s)', (locale) => {
  for (const category of categories)
    for (const artwork of artworks[category]) {
      const { label, href } = wallWorkOf(artwork, category, locale).offer;
      expect([label, href]).toEqual([expect.stringMatching(/^[A-ZŻ]\S+ /), expect.stringMatching(/^\//)]);
    }
});
