import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { artist } from './artist';
import { artworks } from './artworks';
import { banner } from './banner';
import { isDay, isPastDay } from './days';
import { media } from './media';
import { orderTypeNames, orderTypes, sizes, subjects, variants } from './order';
import { ratioClass, ratioOf, shortTone, toneClass } from './picture-classes';
import { categories } from './types';

describe('order', () => {
  // Here once more, letter by letter: kept orders and links that were sent name these numbers and words.

  test('ROUTES-4: the types are the same in both languages', () => {
    expect(orderTypes).toEqual(['picture', 'portraits', 'custom-pictures', 'posters']);
    const addresses = locales.map((locale) => orderTypes.map((type) => pathTo('order', locale, { type })));
    expect(addresses).toEqual([
      ['/zamowienie/picture', '/zamowienie/portraits', '/zamowienie/custom-pictures', '/zamowienie/posters'],
      ['/order/picture', '/order/portraits', '/order/custom-pictures', '/order/posters'],
    ]);
  });

  test('ORDER-1: the names of the types', () => {
    expect(orderTypes.map((type) => orderTypeNames[type])).toEqual([
      { pl: 'Obraz', en: 'Painting' },
      { pl: 'Portret', en: 'Portrait' },
      { pl: 'Obraz na zamówienie', en: 'Custom Painting' },
      { pl: 'Plakat', en: 'Poster' },
    ]);
  });

  test('ORDER-2: the techniques by code, worded for a portrait and for a painting', () => {
    const rows = Object.values(variants).map(({ code, label }) => [
      code,
      label.portraits.en,
      label['custom-pictures'].en,
      label.portraits.pl,
      label['custom-pictures'].pl,
    ]);
    expect(rows).toEqual([
      [1, 'Acrylic on canvas', 'Painting, acrylic on canvas', 'Akryl na płótnie', 'Obraz akrylowy na płótnie'],
      [2, 'Pencil on paper', 'Painting, pencil on paper', 'Ołówek na papierze', 'Obraz ołówkiem na papierze'],
      [3, 'Oil paints on canvas', 'Painting, oil paints on canvas', 'Olej na płótnie', 'Obraz olejny na płótnie'],
      [4, 'Digital', 'Digital painting', 'Cyfrowy', 'Obraz cyfrowy'],
    ]);
  });

  test('ORDER-3: the subjects by code, those of a digital portrait apart', () => {
    const rows = (offered: readonly (keyof typeof subjects)[]) =>
      offered.map((subject) => [subjects[subject].code, subjects[subject].label.en]);
    const people = [
      [1, '1 person'],
      [2, '2 people'],
      [3, 'More people'],
    ];
    for (const technique of ['acrylic', 'pencil', 'oil'] as const)
      expect(rows(variants[technique].subjects)).toEqual(people);
    expect(rows(variants.digital.subjects)).toEqual([
      [6, '1 person'],
      [7, 'Plus 1 person'],
      [12, 'Jesus with a child'],
    ]);
  });

  test('ORDER-4: the sizes by id; one’s own has no measures of ours', () => {
    const rows = Object.values(sizes).map(({ id, label, cm }) => [id, label.pl, label.en, cm && [cm.width, cm.height]]);
    expect(rows).toEqual([
      [1, 'A4', 'A4', [21, 29.7]],
      [2, 'A3', 'A3', [29.7, 42]],
      [3, 'A2', 'A2', [42, 59.4]],
      [4, 'A1', 'A1', [59.4, 84.1]],
      [5, 'A0', 'A0', [84.1, 118.9]],
      [6, 'Inny', 'Custom', null],
    ]);
  });

  test('ORDER-5: the media by id', () => {
    expect(Object.values(media).map(({ id, label }) => [id, label.pl, label.en])).toEqual([
      [1, 'Plik cyfrowy', 'Digital file'],
      [2, 'Wydruk', 'Print'],
      [3, 'Kubek ok. 330 ml', 'Mug about 330 ml'],
      [4, 'Kubek metalowy', 'Metal mug'],
      [5, 'Kubek magiczny', 'Magic mug'],
      [6, 'Bidon ok. 750 ml', 'Aluminium bottle about 750 ml'],
      [7, 'Koszulka', 'T-shirt'],
      [8, 'Poduszka 40 × 40 cm', 'Pillow 40 × 40 cm'],
      [9, 'Torba bawełniana', 'Cotton bag'],
      [10, 'Puzzle 20 × 28,5 cm', 'Puzzle 20 × 28.5 cm'],
      [11, 'Drewno', 'Wood'],
      [12, 'Inny', 'Custom'],
    ]);
  });

  test('ORDER-6: the attributes of each medium, and the ids of their values', () => {
    const idsOf = (values: readonly { id: number }[]) => values.map(({ id }) => id);
    const rows = Object.entries(media).flatMap(([medium, { attributes }]) =>
      attributes.map(({ name, values }) => [medium, name, idsOf(values)]),
    );
    expect(rows).toEqual([
      ['print', 'size', [1, 2, 3]],
      ['mug', 'interior', [4, 5, 6, 7, 8, 9, 10]],
      ['mug', 'handle', [4, 5, 6, 7, 8, 9, 10]],
      ['metal-mug', 'capacity', [11, 12]],
      ['t-shirt', 'size', [13, 14, 15, 16, 17, 18]],
      ['t-shirt', 'colour', [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]],
      ['bag', 'ears', [32, 33]],
      ['puzzle', 'elements', [34, 35]],
    ]);
  });
});

describe('days', () => {
  test.each([
    ['2026-11-22', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-2', false],
    ['22.11.2026', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('a day has come once it has begun in Warsaw', () => {
    expect(isPastDay('2026-11-22', Date.UTC(2026, 10, 21, 23))).toBe(true);
    expect(isPastDay('2026-11-22', Date.UTC(2026, 10, 21, 21))).toBe(false);
    expect(isPastDay('2026-02-30', Date.UTC(2026, 10, 21))).toBe(false);
  });
});

describe('works', () => {
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
});

describe('picture classes', () => {
  test.each([
    ['#000000', '000'],
    ['#47a564', '4a6'],
    ['#ffffff', 'fff'],
    ['#f7f8f9', 'fff'],
  ])('the tone %s is %s with four bits a channel', (hex, short) => {
    expect(shortTone(hex)).toBe(short);
    expect(toneClass(hex)).toBe(`tone-${short}`);
  });

  test.each([
    [1600, 1600, 'ratio-100', 1],
    [1252, 1600, 'ratio-78', 0.78],
    [1600, 1280, 'ratio-125', 1.25],
  ])('%i by %i is %s', (width, height, name, ratio) => {
    expect(ratioClass(width, height)).toBe(name);
    expect(ratioOf(width, height)).toBe(ratio);
  });
});

describe('first works', () => {
  test('banner, About and the gallery of the home page begin with three different works', () => {
    const firsts = [banner.portraits[0], artist.portrait, artworks.portraits[0]?.id];
    expect(new Set(firsts).size).toBe(3);
  });
});
