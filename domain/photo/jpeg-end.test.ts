import { hasItsEnd } from './jpeg-end';

const start = [0xff, 0xd8];
/** A description that holds a small picture with an end of its own. */
const described = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 1, 2, 0xff, 0xd9];
const scan = [0xff, 0xda, 0, 4, 1, 2];
const pixels = [0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const end = [0xff, 0xd9];

test.each<[string, number[], boolean]>([
  ['whole', [...start, ...described, ...scan, ...pixels, ...end], true],
  ['with something behind it', [...start, ...scan, ...pixels, ...end, 0, 1, 2], true],
  ['with fill bytes before its end', [...start, ...scan, ...pixels, 0xff, 0xff, ...end], true],
  ['in two scans', [...start, ...scan, ...pixels, ...scan, ...pixels, ...end], true],
  ['without its end', [...start, ...described, ...scan, ...pixels], false],
  ['cut within a marker', [...start, ...scan, ...pixels, 0xff], false],
  ['cut within its description', [...start, ...described.slice(0, 9)], false],
  ['cut to its beginning', start, false],
])('a JPEG %s', (_, bytes, has) => {
  expect(hasItsEnd(new Uint8Array(bytes))).toBe(has);
});
