import { sidesOf, sizeWords, standardSizeFor, understoodSize } from './size';

type Row = readonly [width: string, height: string, understood: readonly [number, number] | null];

const rows: readonly Row[] = [
  // a side in each field
  ['60', '80', [60, 80]],
  ['60 cm', '80 cm', [60, 80]],
  ['60cm', '80', [60, 80]],
  [' 60 CM ', '80 cm.', [60, 80]],
  ['60,5', '80.25', [60.5, 80.25]],
  ['0,6 m', '0,8 m', [60, 80]],
  ['0,6 m', '80', [60, 80]],
  ['600 mm', '800mm', [60, 80]],
  ['0.21 m', '0.297 m', [21, 29.7]],
  ['210 mm', '297 mm', [21, 29.7]],
  ['60', '60', [60, 60]],
  ['60\u00a0cm', '80\u00a0cm', [60, 80]],
  // both in one, whichever it is
  ['60x80', '', [60, 80]],
  ['', '60x80', [60, 80]],
  ['60 × 80 cm', '', [60, 80]],
  ['60 X 80', '  ', [60, 80]],
  ['60*80cm', '', [60, 80]],
  ['60 cm x 80 cm', '', [60, 80]],
  ['60 cm x 80', '', [60, 80]],
  ['0,6 x 0,8 m', '', [60, 80]],
  ['0,6m×80cm', '', [60, 80]],
  ['600 x 800 mm', '', [60, 80]],
  ['60 na 80', '', [60, 80]],
  ['60 by 80 cm', '', [60, 80]],
  ['60x80', '60x80', [60, 80]],
  ['300 x 200 cm', '', [300, 200]],
  ['60/80', '', [60, 80]],
  ['60х80', '', [60, 80]],
  ['60 см', '80см', [60, 80]],
  // a mark before exactly three digits is that of thousands, but not of metres
  ['1.000 mm', '1,250 mm', [100, 125]],
  ['1 000 mm', '1\u00a0200 mm', [100, 120]],
  ['1.000', '2.000', [1000, 2000]],
  ['1.000 x 1.500 mm', '', [100, 150]],
  ['1.250 m', '1,5 m', [125, 150]],
  ['1.250 x 1,5 m', '', [125, 150]],
  ['0.841', '1', null],
  // sides that no picture has
  ['1 mm', '80', null],
  ['31 m', '80', null],
  ['29.700', '42', null],
  ['999999 m', '999999 m', null],
  ['800', '1', null],
  ['300 x 12 cm', '', [300, 12]],
  ['300 x 11,9 cm', '', null],
  // what cannot be read
  ['', '', null],
  ['60', '', null],
  ['', '0,6 m', null],
  ['60 cm', 'nad kanapę', null],
  ['duży', 'duży', null],
  ['ok. 60', '80', null],
  ['60x80', '80', null],
  ['60x80', '60x90', null],
  ['60 x 80 x 2', '', null],
  ['60 x', '', null],
  ['x', '', null],
  ['60 80', '', null],
  ['60-80', '', null],
  ['-60', '80', null],
  ['0', '80', null],
  ['0,0 m', '80', null],
  ['0,0001 mm', '80', null],
  // inches and feet, where a buyer says so
  ['60 in', '80 in', [152.4, 203.2]],
  ['63"', '35 inches', [160.02, 88.9]],
  ['63 cale', '35 cali', [160.02, 88.9]],
  ['6 feet', '3 ft', [182.88, 91.44]],
  ["6'", '1 foot', [182.88, 30.48]],
  ['6 x 3 ft', '', [182.88, 91.44]],
  ['63”', '35″', [160.02, 88.9]],
  ["24''", '36 in', [60.96, 91.44]],
  ['6’', '3′', [182.88, 91.44]],
  ['60 ell', '80', null],
  ['1e3', '80', null],
  ['60,', '80', null],
  [',6 m', '80', null],
  ['6 0', '80', null],
  ['1234567', '80', null],
  ['Infinity', 'Infinity', null],
  ['60 сm', '80', null],
  ['60naa80', '', null],
];

test.each(rows)('ORDER-14: width %j and height %j', (width, height, understood) => {
  const size = understoodSize({ width, height });
  expect(size && [size.width, size.height]).toEqual(understood);
});

test('a unit stands for the field it is typed in, both in one text share it', () => {
  expect(understoodSize({ width: '60', height: '800 mm' })).toEqual({ width: 60, height: 80 });
  expect(understoodSize({ width: '60 x 800 mm', height: '' })).toEqual({ width: 6, height: 80 });
});

const areas: readonly (readonly [width: string, height: string, size: string])[] = [
  ['1', '1', 'a4'],
  ['21', '29,7', 'a4'],
  ['0,297 m', '210 mm', 'a4'],
  ['21', '29,71', 'a3'],
  ['29.7', '42', 'a3'],
  ['30', '40', 'a3'],
  ['10', '100', 'a3'],
  ['42', '59,4', 'a2'],
  ['50', '50', 'a1'],
  ['60', '80', 'a1'],
  ['594 mm', '0,841 m', 'a1'],
  ['60', '90', 'a0'],
  ['84,1', '118,9', 'a0'],
  ['84,1', '119', 'a0'],
  ['300', '200', 'a0'],
  ['30 m', '30 m', 'a0'],
];

test.each(areas)('ORDER-14: %s by %s is at most as large as %s', (width, height, standard) => {
  const size = understoodSize({ width, height });
  expect(size && standardSizeFor(size)).toBe(standard);
});

test('long nonsense is not understood, and no pattern tries it again and again', () => {
  const hostile = ['1'.repeat(50_000), `${'1 '.repeat(25_000)}x`, 'x'.repeat(50_000), `60${' '.repeat(50_000)}x80q`];
  for (const width of hostile) expect(understoodSize({ width, height: '' })).toBeNull();
});

test('a size is written with its centimetres, in the language of the page', () => {
  expect(sizeWords('a3')).toEqual({
    pl: 'A3 · 29,7 × 42 cm',
    en: 'A3 · 29.7 × 42 cm',
  });
  expect(sizeWords('custom')).toEqual({ pl: 'Inny', en: 'Custom' });
});

test('and to the millimetre: inches make no hundredths', () => {
  const size = understoodSize({ width: '63"', height: '36,1 in' });
  expect(size && [sidesOf(size, 'pl'), sidesOf(size, 'en')]).toEqual(['160 × 91,7 cm', '160 × 91.7 cm']);
});
