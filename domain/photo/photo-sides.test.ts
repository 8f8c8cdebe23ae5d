import { fitsSides } from './photo-sides';

test.each([
  [64, 64, true],
  [63, 4000, false],
  [4000, 63, false],
  [12_000, 64, true],
  [12_001, 64, false],
  [8000, 6250, true],
  [8000, 6251, false],
])('TRUST-3: a photo of %i x %i px is taken: %s', (width, height, fits) => {
  expect(fitsSides({ width, height })).toBe(fits);
});
