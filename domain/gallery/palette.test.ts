import { artworks } from '@/content/artworks';
import { paletteOf } from '@/content/pictures';
import { pigments } from '@/content/pigments';
import { distance, labOfHex, swatchesOf } from './palette';

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

const names = (colours: readonly string[]) => swatchesOf(colours).map(({ pigment }) => pigment.name.en);

test('GALLERY-16: a colour is named by the nearest pigment', () => {
  expect(names(['#0c1945', '#90491a', '#d48c3c'])).toEqual(['indigo', 'burnt sienna', 'yellow ochre']);
  expect(names(pigments.map(({ hex }) => hex))).toEqual(pigments.map(({ name }) => name.en));
});

test('GALLERY-16: no pigment twice: the colour that is nearer to it has its name', () => {
  expect(names(['#1f4bdc', '#1f4bd8'])).toEqual([expect.not.stringMatching('ultramarine'), 'ultramarine']);
});

test('GALLERY-16: every work has five colours from dark to light, and five pigments', () => {
  for (const work of Object.values(artworks).flat()) {
    const swatches = swatchesOf(paletteOf(work));
    expect([work.image, new Set(swatches.map(({ hex }) => hex)).size]).toEqual([work.image, 5]);
    expect([work.image, new Set(swatches.map(({ pigment }) => pigment)).size]).toEqual([work.image, 5]);
  }
});
