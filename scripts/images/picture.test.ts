import { filesOf, nameOf, shaOf, widthsOf } from './picture';

test.each([
  [1600, [320, 640, 960, 1600]],
  [1252, [320, 640, 960, 1252]],
  [960, [320, 640, 960]],
  [700, [320, 640, 700]],
  [4000, [320, 640, 960, 1600]],
  [300, [300]],
])('a picture %i px wide is offered at %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test('what is shown pixel by pixel is made at its own size alone', () => {
  expect(widthsOf(720, true)).toEqual([720]);
});

test('a file is named by its picture, what it is made of, and its width', () => {
  const file = nameOf('portraits/self-portrait.webp', shaOf(Buffer.from('paint')));
  expect(file).toMatch(/^self-portrait-[0-9a-f]{8}$/);
  expect(filesOf({ file: 'fox-0a1b2c3d', widths: [320] })).toEqual(['fox-0a1b2c3d-320.avif', 'fox-0a1b2c3d-320.webp']);
});

test('other bytes, another name', () => {
  expect(shaOf(Buffer.from('paint'))).not.toBe(shaOf(Buffer.from('varnish')));
});
