import { artworkById, artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { locales } from '@/i18n/locales';
import { pages, pathOf } from '@/i18n/pages';
import { artworkAt, artworkParams, artworkPath, neighboursOf } from './artwork-page';
import { museumLabel } from './museum-label';
import { filesOfType, fullSize, isDark, pictureAt } from './picture';
import {
  furtherPartAt,
  furtherPartParams,
  partOfWork,
  partOnPage,
  partsOf,
  partsOfWall,
  worksAPart,
} from './wall-parts';

describe('museum label', () => {
  const technique = { pl: 'akryl na płótnie', en: 'acrylic on canvas' };

  test.each([
    ['pl', { width: 60, height: 42.5 }, 'akryl na płótnie, 60\u00a0×\u00a042,5\u00a0cm'],
    ['en', { width: 60, height: 42.5 }, 'acrylic on canvas, 60\u00a0×\u00a042.5\u00a0cm'],
    ['pl', null, 'akryl na płótnie'],
  ] as const)('GALLERY-9: sizes are written in the page’s language (%s, %o)', (locale, sizeCm, label) => {
    expect(museumLabel({ technique, sizeCm }, locale)).toBe(label);
  });
});

describe('artwork page', () => {
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
});

describe('picture', () => {
  const picture = { file: 'fox-1a2b', widths: [320, 640, 960, 1252] };
  const detail = { file: 'fox-3c4d', widths: [1080] };

  test('a file is named by picture, width and type; WebP stops at 960 px', () => {
    expect(filesOfType(picture, 'avif').map(({ url }) => url)).toEqual(
      [320, 640, 960, 1252].map((width) => `/works/fox-1a2b-${width}.avif`),
    );
    expect(filesOfType(picture, 'webp')).toEqual([
      { url: '/works/fox-1a2b-320.webp', width: 320 },
      { url: '/works/fox-1a2b-640.webp', width: 640 },
      { url: '/works/fox-1a2b-960.webp', width: 960 },
    ]);
  });

  test('what has one size is WebP alone', () => {
    expect(filesOfType(detail, 'avif')).toEqual([]);
    expect(filesOfType(detail, 'webp')).toEqual([{ url: '/works/fox-3c4d-1080.webp', width: 1080 }]);
  });

  test('the largest file is an AVIF where there is one', () => {
    expect(fullSize(picture)).toBe('/works/fox-1a2b-1252.avif');
    expect(fullSize(detail)).toBe('/works/fox-3c4d-1080.webp');
  });

  test.each([
    [1, 320],
    [640, 640],
    [641, 960],
    [5000, 960],
  ])('at least %i px for every browser: %i', (px, width) => {
    expect(pictureAt(picture, px)).toBe(`/works/fox-1a2b-${width}.webp`);
  });

  test.each([
    ['#604d66', true],
    ['#5d6993', true],
    ['#816e65', false],
    ['#c7b29b', false],
  ])('HOME-4: of the tone %s a grey picture is lifted: %s', (tone, dark) => expect(isDark(tone)).toBe(dark));
});

describe('wall parts', () => {
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
});
