import { artworks } from './artworks';
import { banner } from './banner';
import { categories } from './types';

test('GALLERY-1: four categories of so many samples, newest first', () => {
  expect(categories).toEqual(['portraits', 'landscapes', 'wall_art', 'digital_art']);
  expect(Object.keys(artworks)).toEqual(categories);
  expect(categories.map((category) => artworks[category].filter(({ sample }) => sample).length)).toEqual([
    47, 29, 50, 60,
  ]);
  for (const category of categories) {
    const years = artworks[category].map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
  }
});

test('GALLERY-7: the portraits have the works that the samples began with', () => {
  const wordsOf = (title: string) => artworks.portraits.find((work) => work.title.en === title)?.technique?.en;
  expect(wordsOf('Self-portrait')).toBeDefined();
  expect(wordsOf('Mother with baby')).toBe('acrylic on leather');
  expect(wordsOf('Musician')).toBe('acrylic on canvas');
  expect(wordsOf('Couple portrait')).toBe('acrylic on canvas');
});

test('HOME-5: each tile picks from so many works of its category', () => {
  expect(categories.map((category) => banner[category].length)).toEqual([4, 4, 5, 2]);
  for (const category of categories) {
    const ids = artworks[category].map(({ id }) => id);
    expect(banner[category].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(banner[category]).size).toBe(banner[category].length);
  }
});
