import { referenceOf } from './reference';

const at = Date.UTC(2026, 5, 1);

test('API-5: a reference is a year, a running number and two characters by chance', () => {
  expect(referenceOf({ at, sequence: 42 }, () => 0)).toBe('2026-0042-A2');
  expect(referenceOf({ at, sequence: 12_345 }, (below) => below - 1)).toBe('2026-12345-Z9');
});

test('nothing in a reference is mistaken for something else', () => {
  const all = Array.from({ length: 24 }, (_, index) => referenceOf({ at, sequence: 2222 }, (below) => index % below));
  expect(all.join('').replaceAll('2026-2222-', '')).not.toMatch(/[IO01]/);
  expect(new Set(all).size).toBe(24);
});

test.each([
  ['the last evening of the year in London', Date.UTC(2026, 11, 31, 23, 30), '2027'],
  ['an hour before it', Date.UTC(2026, 11, 31, 22, 30), '2026'],
])('API-5: the year is Warsaw’s: %s', (_, moment, year) => {
  expect(referenceOf({ at: moment, sequence: 1 }, () => 0)).toBe(`${year}-0001-A2`);
});
