import { fullSize, pictureUrl, widthFor } from './picture';

const picture = { file: 'fox-1a2b', widths: [320, 640, 960, 1252] };

test('a file is named by picture, width and type', () => {
  expect(pictureUrl(picture, 640)).toBe('/works/fox-1a2b-640.webp');
  expect(pictureUrl(picture, 320, 'avif')).toBe('/works/fox-1a2b-320.avif');
  expect(fullSize(picture)).toBe('/works/fox-1a2b-1252.webp');
});

test.each([
  [1, 320],
  [640, 640],
  [641, 960],
  [5000, 1252],
])('%i px wide: %i', (px, width) => {
  expect(widthFor(picture, px)).toBe(width);
});
