import { groszeOf, isLeap } from './typed-sums';

test.each([
  ['1.950', 195_000],
  ['1.950,00', 195_000],
  ['1 950 zł', 195_000],
  ['1950.50', 195_050],
  ['12.345.678', null],
  ['1.95', 195],
  ['1.9500', null],
  ['1200,-', 120_000],
  ['1 200,–', 120_000],
  ['1\u202f200,50\u200b', 120_050],
  ['-5', null],
  ['61 zl', 6100],
  ['PLN 61', 6100],
  ['zł 61,50', 6150],
  ['61 złotych', 6100],
  ['1 200,- zł', 120_000],
  ['3 zlote', 300],
  ['61 zł zł', null],
  ['pln', null],
  ['61 eur', null],
])('DESK-8: the amount %s is %s grosze', (typed, grosze) => {
  expect(groszeOf(typed)).toBe(grosze);
});

test.each([
  [39000, 3900, true],
  [39000, 3901, false],
  [39000, 389_999, false],
  [39000, 390_000, true],
  [39000, 39000, false],
])('CONTENT-8: from %i to %i grosze is a leap: %s', (before, after, leap) => {
  expect(isLeap(before, after)).toBe(leap);
});
