import { isLeap } from './price-leap';

test.each([
  [39000, 3900, true],
  [39000, 3901, false],
  [39000, 389_999, false],
  [39000, 390_000, true],
  [39000, 39000, false],
])('CONTENT-8: from %i to %i grosze is a leap: %s', (before, after, leap) => {
  expect(isLeap(before, after)).toBe(leap);
});
