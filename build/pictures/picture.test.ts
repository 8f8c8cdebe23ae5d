import { addressesOf, fileNameOf, hashOf, widthsOf } from './picture';

test.each([
  [1600, [320, 480, 640, 800, 960, 1600]],
  [1252, [320, 480, 640, 800, 960, 1252]],
  [960, [320, 480, 640, 800, 960]],
  [700, [320, 480, 640, 700]],
  [4000, [320, 480, 640, 800, 960, 1600]],
  [300, [300]],
])('a picture %i px wide is offered at %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test('few widths of it are two, in files of their own names', () => {
  expect([2400, 700, 300].map((width) => widthsOf(width, 'few'))).toEqual([[480, 960], [480, 700], [300]]);
  expect(fileNameOf('fox.webp', 'h', undefined, 'few')).not.toBe(fileNameOf('fox.webp', 'h'));
});

test('a file is named by its picture, what it is made of, and its width', () => {
  const file = fileNameOf('portraits/self-portrait.webp', hashOf(Buffer.from('paint')));
  expect(file).toMatch(/^self-portrait-[0-9a-f]{8}$/);
  expect(addressesOf({ file: 'fox-0a1b2c3d', widths: [320, 640] })).toEqual([
    '/works/fox-0a1b2c3d-320.avif',
    '/works/fox-0a1b2c3d-640.avif',
    '/works/fox-0a1b2c3d-320.webp',
    '/works/fox-0a1b2c3d-640.webp',
  ]);
});

test('other bytes or another part, another name', () => {
  const [paint, varnish] = ['paint', 'varnish'].map((text) => hashOf(Buffer.from(text))) as [string, string];
  const part = { x: 0, y: 0, width: 10, height: 20 };
  const names = [fileNameOf('fox.webp', paint), fileNameOf('fox.webp', varnish), fileNameOf('fox.webp', paint, part)];
  expect(new Set([...names, fileNameOf('fox.webp', paint, { ...part, x: 1 })]).size).toBe(4);
});
