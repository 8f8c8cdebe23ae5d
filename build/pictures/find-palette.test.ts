import { distance, labOfHex } from '@/domain/gallery/palette';
import { findPalette } from './find-palette';

/** A picture in bands: each colour, and how many of the pixels it covers. */
const bands = (...colours: readonly (readonly [hex: string, pixels: number])[]) =>
  Uint8Array.from(
    colours.flatMap(([hex, pixels]) =>
      Array(pixels)
        .fill([...Buffer.from(hex, 'hex')])
        .flat(),
    ),
  );

test('GALLERY-16: the colours of a picture, from dark to light', () => {
  const picture = bands(['f2efe6', 300], ['1f4bd8', 200], ['14191c', 200], ['c8321f', 100], ['e6b422', 100]);
  expect(findPalette(picture)).toEqual(['#14191c', '#1f4bd8', '#c8321f', '#e6b422', '#f2efe6']);
  expect(findPalette(picture)).toEqual(findPalette(picture));
});

test('GALLERY-16: a strong colour of a small area counts; like ones are one', () => {
  const palette = findPalette(
    bands(['808080', 300], ['828280', 300], ['7e8082', 300], ['404040', 300], ['c0c0c0', 300], ['c8321f', 30]),
    3,
  );
  expect(palette).toContain('#c8321f');
  const labs = palette.map(labOfHex);
  for (const [at, lab] of labs.entries())
    for (const other of labs.slice(at + 1)) expect(distance(lab, other)).toBeGreaterThanOrEqual(15);
});

test('a picture of few colours has as many as it has', () => {
  expect(findPalette(bands(['808080', 50], ['8a8a8a', 50]), 5).length).toBeLessThanOrEqual(2);
});
