import { filesOfType, fullSize, isDark, pictureAt } from './picture';

const picture = { file: 'fox-1a2b', widths: [320, 640, 960, 1252] };
const detail = { file: 'fox-3c4d', widths: [1080] };

test('a file is named by picture, width and type; WebP stops at 960 px', () => {
  expect(filesOfType(picture, 'avif').map(({ url }) => url)).toEqual(
    [320, 640, 960, 1252].map((width) => `/works/fox-1a2b-${width}.avif`),
  );
  expect(filesOfType(picture, 'webp')).toEqual([
    { url: '/works/fox-1a2b-320.webp', width: 320 },
    { url: '/works/fox-1a2b-640.webp', width: 640 },
    { url: '/works/fox-1a2b-960.webp', width: 960 },
  ]);
});

test('what has one size is WebP alone', () => {
  expect(filesOfType(detail, 'avif')).toEqual([]);
  expect(filesOfType(detail, 'webp')).toEqual([{ url: '/works/fox-3c4d-1080.webp', width: 1080 }]);
});

test('the largest file is an AVIF where there is one', () => {
  expect(fullSize(picture)).toBe('/works/fox-1a2b-1252.avif');
  expect(fullSize(detail)).toBe('/works/fox-3c4d-1080.webp');
});

test.each([
  [1, 320],
  [640, 640],
  [641, 960],
  [5000, 960],
])('at least %i px for every browser: %i', (px, width) => {
  expect(pictureAt(picture, px)).toBe(`/works/fox-1a2b-${width}.webp`);
});

test.each([
  ['#604d66', true],
  ['#5d6993', true],
  ['#816e65', false],
  ['#c7b29b', false],
])('HOME-4: of the tone %s a grey picture is lifted: %s', (tone, dark) => expect(isDark(tone)).toBe(dark));
