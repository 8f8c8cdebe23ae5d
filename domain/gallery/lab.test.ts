import { distance, labOfHex } from './lab';

// Values of the CIE's formula for sRGB under D65.
test.each([
  ['#ffffff', [100, 0, 0]],
  ['#000000', [0, 0, 0]],
  ['#ff0000', [53.24, 80.09, 67.2]],
  ['#0000ff', [32.3, 79.19, -107.86]],
  ['#808080', [53.59, 0, 0]],
] as const)('%s in Lab', (hex, expected) => {
  const lab = labOfHex(hex);
  for (const [axis, value] of expected.entries()) expect(lab[axis]).toBeCloseTo(value, 1);
});

test('a step that the eye hardly sees is short, black to white is long', () => {
  expect(distance(labOfHex('#808080'), labOfHex('#828280'))).toBeLessThan(3);
  expect(distance(labOfHex('#000000'), labOfHex('#ffffff'))).toBeCloseTo(100, 1);
});
