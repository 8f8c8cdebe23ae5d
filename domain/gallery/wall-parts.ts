import { artworks, categoryOf } from '@/content/artworks';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { type Locale, locales } from '@/i18n/locales';
import { type PageRef, pathOf, pathTo } from '@/i18n/pages';
import { type ArtworkParams, roomOf } from './artwork-page';

/** So many works hang on one page at most (GALLERY-17). */
export const worksAPart = 60;

export function partsOf<Work>(works: readonly Work[]): readonly (readonly Work[])[] {
  const count = Math.max(1, Math.ceil(works.length / worksAPart));
  return Array.from({ length: count }, (_, at) => works.slice(at * worksAPart, (at + 1) * worksAPart));
}

/** @param part from 1: the first one is on the page of the category itself */
export const partRef = (category: CategoryId, part: number): PageRef =>
  part === 1 ? { id: category } : { id: 'wallPart', params: { room: roomOf(category), part } };

export type WallPart = Readonly<{
  category: CategoryId;
  number: number;
  of: number;
  works: readonly Artwork[];
  /** The place of its first work on the whole wall, from 1. */
  first: number;
  all: number;
  page: PageRef;
}>;

export const partsOfWall = (category: CategoryId, works: readonly Artwork[]): readonly WallPart[] =>
  partsOf(works).map((hung, at, parts) => ({
    category,
    number: at + 1,
    of: parts.length,
    works: hung,
    first: at * worksAPart + 1,
    all: works.length,
    page: partRef(category, at + 1),
  }));

const everyPart = categories.flatMap((category) => partsOfWall(category, artworks[category]));
const byAddress = new Map(everyPart.flatMap((part) => locales.map((locale) => [pathOf(part.page, locale), part])));

export const furtherParts: readonly WallPart[] = everyPart.filter(({ number }) => number > 1);

export const partOnPage = (page: PageRef): WallPart | undefined => byAddress.get(pathOf(page, 'pl'));

export const firstPart = (category: CategoryId): WallPart => partsOfWall(category, artworks[category])[0] as WallPart;

export const partOfWork = (work: Artwork): PageRef => {
  const category = categoryOf(work);
  return partRef(category, Math.floor(artworks[category].indexOf(work) / worksAPart) + 1);
};

export const furtherPartParams = (locale: Locale): ArtworkParams[] =>
  furtherParts.map(({ page }) => {
    const [slug = '', room = ''] = pathOf(page, locale).split('/').reverse();
    return { room, slug };
  });

export const furtherPartAt = (locale: Locale, params: ArtworkParams): WallPart | undefined =>
  byAddress.get(pathTo('artwork', locale, params));
