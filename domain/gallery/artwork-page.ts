import { artworks, categoryOf } from '@/content/artworks';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { type Locale, type Localized, locales } from '@/i18n/locales';
import { type PageRef, pathTo } from '@/i18n/pages';

/** The last part of a category's own address: 'portrety', 'portraits'. */
const roomIn = (category: CategoryId, locale: Locale): string => pathTo(category, locale).split('/').at(-1) ?? category;
export const roomOf = (category: CategoryId): Localized => ({ pl: roomIn(category, 'pl'), en: roomIn(category, 'en') });

/** The artwork page, below the page of its category (GALLERY-6). */
export const artworkRef = (work: Pick<Artwork, 'id' | 'slug'>) =>
  ({ id: 'artwork', params: { room: roomOf(categoryOf(work)), slug: work.slug } }) as const satisfies PageRef;

/** @example artworkPath(work, 'en') // '/gallery/portraits/midsummer-night' */
export const artworkPath = (work: Pick<Artwork, 'id' | 'slug'>, locale: Locale): string =>
  pathTo('artwork', locale, artworkRef(work).params);

const byPath = new Map(
  Object.values(artworks)
    .flat()
    .flatMap((work) => locales.map((locale) => [artworkPath(work, locale), work] as const)),
);

export type ArtworkParams = Readonly<{ room: string; slug: string }>;

/** No others exist (ROUTES-5). */
export const artworkParams = (locale: Locale): ArtworkParams[] =>
  categories.flatMap((category) =>
    artworks[category].map(({ slug }) => ({ room: roomIn(category, locale), slug: slug[locale] })),
  );

export const workAt = (path: string): Artwork | undefined => byPath.get(path);
export const artworkAt = (locale: Locale, params: ArtworkParams): Artwork | undefined =>
  workAt(pathTo('artwork', locale, params));

export function neighboursOf(work: Artwork): Readonly<{ previous: Artwork | undefined; next: Artwork | undefined }> {
  const wall = artworks[categoryOf(work)];
  const index = wall.indexOf(work);
  return { previous: wall[index - 1], next: wall[index + 1] };
}
