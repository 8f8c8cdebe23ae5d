import { artworks } from '@/content/artworks';
import { paletteOf } from '@/content/pictures';
import { pigments } from '@/content/pigments';
import { swatchesOf } from './palette';

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
