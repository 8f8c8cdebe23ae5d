import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import {
  furtherPartAt,
  furtherPartParams,
  partOfWork,
  partOnPage,
  partsOf,
  partsOfWall,
  worksAPart,
} from './wall-parts';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
/** As many works as there are asked for: those of the samples, again and again. */
const works = (count: number): readonly Artwork[] =>
  places(count).map((place) => artworks.portraits[place % artworks.portraits.length] as Artwork);

test.each([
  [0, [0]],
  [1, [1]],
  [60, [60]],
  [61, [60, 1]],
  [120, [60, 60]],
  [121, [60, 60, 1]],
  [186, [60, 60, 60, 6]],
])('GALLERY-17: a wall of %i works has parts of %j', (count, sizes) => {
  const parts = partsOf(places(count));
  expect(parts.map((part) => part.length)).toEqual(sizes);
  expect(parts.flat()).toEqual(places(count));
});

test('GALLERY-17: the first part has the address of the category, further ones their own', () => {
  const parts = partsOfWall('portraits', works(2 * worksAPart + 1));
  expect(parts.map(({ page }) => locales.map((locale) => pathOf(page, locale)))).toEqual([
    ['/galeria/portrety', '/gallery/portraits'],
    ['/galeria/portrety/strona-2', '/gallery/portraits/page-2'],
    ['/galeria/portrety/strona-3', '/gallery/portraits/page-3'],
  ]);
  expect(parts.map(({ number, of, first, all }) => [number, of, first, all])).toEqual([
    [1, 3, 1, 121],
    [2, 3, 61, 121],
    [3, 3, 121, 121],
  ]);
});

test('a work hangs in the part that its page leads back to', () => {
  for (const work of Object.values(artworks).flat()) expect(partOnPage(partOfWork(work))?.works).toContain(work);
});

test('GALLERY-17: a wall of no more than 60 works has no further part, and no address of one leads anywhere', () => {
  for (const locale of locales) expect(furtherPartParams(locale)).toEqual([]);
  expect(furtherPartAt('pl', { room: 'portrety', slug: 'strona-2' })).toBeUndefined();
  expect(furtherPartAt('pl', { room: 'portrety', slug: 'strona-1' })).toBeUndefined();
});
