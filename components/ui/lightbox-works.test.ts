import { neighbours } from './lightbox-film';
import { sourcesOf } from './lightbox-works';

test('a source set names files, their widths, and with the ratio their heights', () => {
  expect(sourcesOf('/works/a-320.avif 320w, /works/a-1600.avif 1600w', 1.25)).toEqual([
    { src: '/works/a-320.avif', width: 320, height: 256 },
    { src: '/works/a-1600.avif', width: 1600, height: 1280 },
  ]);
});

describe('DESIGN-17: the film strip shows the neighbours', () => {
  test.each([
    [0, 50, [0, 1, 2, 3, 4, 5, 6]],
    [11, 50, [8, 9, 10, 11, 12, 13, 14]],
    [49, 50, [43, 44, 45, 46, 47, 48, 49]],
    [1, 3, [0, 1, 2]],
  ])('of work %i of %i', (shown, all, strip) => {
    expect(neighbours(shown, all)).toEqual(strip);
  });
});
