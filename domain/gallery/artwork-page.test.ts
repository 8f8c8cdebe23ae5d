import { artworkById, artworks } from '@/content/artworks';
import { locales } from '@/i18n/locales';
import { pages } from '@/i18n/pages';
import { artworkAt, artworkParams, artworkPath, neighboursOf } from './artwork-page';

const works = Object.values(artworks).flat();

test('GALLERY-6: a work’s page lies below its category’s, with a slug in the page’s language', () => {
  const midsummer = artworkById(1037);
  expect(artworkPath(midsummer, 'pl')).toBe('/galeria/portrety/noc-swietojanska');
  expect(artworkPath(midsummer, 'en')).toBe('/gallery/portraits/midsummer-night');
  expect(artworkPath(artworkById(3048), 'pl')).toBe('/galeria/malarstwo-scienne/papuga');
});

test.each(locales)('GALLERY-6: no two works have one address, and each address leads to its work (%s)', (locale) => {
  const paths = works.map((work) => artworkPath(work, locale));
  expect(new Set(paths).size).toBe(works.length);
  expect(paths.filter((path) => Object.values(pages).some((page) => page[locale] === path))).toEqual([]);
  expect(artworkParams(locale).map((params) => artworkAt(locale, params))).toEqual(works);
});

test('an address of the other language, of another category or of no work has no page', () => {
  expect(artworkAt('pl', { room: 'portrety', slug: 'midsummer-night' })).toBeUndefined();
  expect(artworkAt('en', { room: 'portrety', slug: 'noc-swietojanska' })).toBeUndefined();
  expect(artworkAt('en', { room: 'landscapes', slug: 'midsummer-night' })).toBeUndefined();
});

test('GALLERY-14: the neighbours of a work are those of its category; the first and the last have one', () => {
  const [first, second, third] = artworks.wall_art;
  if (!(first && second && third)) throw new Error('there are not three walls');
  expect(neighboursOf(second)).toEqual({ previous: first, next: third });
  expect(neighboursOf(first)).toEqual({ previous: undefined, next: second });
  expect(neighboursOf(artworks.wall_art.at(-1) ?? first).next).toBeUndefined();
});
