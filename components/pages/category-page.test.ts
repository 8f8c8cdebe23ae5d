import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { partsOfWall, type WallPart } from '@/domain/gallery/wall-parts';
import { locales } from '@/i18n/locales';
import { categoryPage, wallMetadata } from './category-page';

const works = Array.from({ length: 121 }, (_, at) => artworks.portraits[at % artworks.portraits.length] as Artwork);
const parts = partsOfWall('portraits', works);
const [first, second, third] = parts as [WallPart, WallPart, WallPart];

test.each(locales)('GALLERY-17: each part of a wall has a title and a description of its own (%s)', (locale) => {
  const heads = parts.map((part) => wallMetadata(locale, part));
  expect(heads[0]).toMatchObject({ title: categoryPage('portraits', locale).metadata.title });
  for (const name of ['title', 'description'] as const) {
    const texts = heads.map((head) => String(head[name]));
    expect(new Set(texts).size).toBe(3);
    expect(texts.filter((text) => text.length > { title: 90, description: 160 }[name])).toEqual([]);
  }
});

test('GALLERY-17: a part names itself, its other language, and the parts beside it', () => {
  expect(wallMetadata('en', second)).toMatchObject({
    title: expect.stringMatching(/ – page 2 · /),
    alternates: {
      canonical: '/gallery/portraits/page-2',
      languages: { pl: '/galeria/portrety/strona-2', en: '/gallery/portraits/page-2' },
    },
    openGraph: { url: '/gallery/portraits/page-2' },
    pagination: { previous: '/gallery/portraits', next: '/gallery/portraits/page-3' },
  });
  expect(wallMetadata('pl', first).pagination).toEqual({ previous: null, next: '/galeria/portrety/strona-2' });
  expect(wallMetadata('pl', third).pagination).toEqual({ previous: '/galeria/portrety/strona-2', next: null });
  expect(categoryPage('portraits', 'pl').metadata).not.toHaveProperty('pagination');
});
